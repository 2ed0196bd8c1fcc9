/** An account that `npm start` creates in the Auth emulator. Production builds don't contain it. */
export interface SampleAccount {
  role: 'Admin' | 'Reader' | 'Unverified';
  uid: string;
  /** The account's id at Google. */
  sub: string;
  email: string;
  name: string;
  emailVerified: boolean;
}

const createAccount = (role: SampleAccount['role'], sub: string): SampleAccount => ({
  role,
  uid: `sample-${role.toLowerCase()}`,
  sub,
  email: `${role.toLowerCase()}@example.com`,
  name: `Sample ${role}`,
  emailVerified: role !== 'Unverified',
});

/** One account for each role in the specification. */
export const sampleAccounts: SampleAccount[] = [
  createAccount('Admin', '1001'),
  createAccount('Reader', '1002'),
  createAccount('Unverified', '1003'),
];
