/** An account that `npm start` creates in the Auth emulator. Production builds don't contain it. */
export type SampleAccount = ReturnType<typeof createAccount>;

const createAccount = (
  role: 'Admin' | 'Reader' | 'Unverified',
  sub: string,
  stored: { admin: boolean } = { admin: false },
) => ({
  role,
  /** The document `users/{uid}`. */
  stored,
  uid: `sample-${role.toLowerCase()}`,
  /** The account's id at the sign-in provider. */
  sub,
  email: `${role.toLowerCase()}@example.com`,
  name: `Sample ${role}`,
  emailVerified: role !== 'Unverified',
});

/** One account for each role in the specification. */
export const sampleAccounts = [
  createAccount('Admin', '1001', { admin: true }),
  createAccount('Reader', '1002'),
  createAccount('Unverified', '1003'),
];
