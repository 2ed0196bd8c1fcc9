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

/** One account for each role in the specification. */
export const sampleAccounts: SampleAccount[] = [
  {
    role: 'Admin',
    uid: 'sample-admin',
    sub: '1001',
    email: 'admin@example.com',
    name: 'Sample Admin',
    emailVerified: true,
  },
  {
    role: 'Reader',
    uid: 'sample-reader',
    sub: '1002',
    email: 'reader@example.com',
    name: 'Sample Reader',
    emailVerified: true,
  },
  {
    role: 'Unverified',
    uid: 'sample-unverified',
    sub: '1003',
    email: 'unverified@example.com',
    name: 'Sample Unverified',
    emailVerified: false,
  },
];
