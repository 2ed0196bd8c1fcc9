import type { SampleAccount } from './sampleAccounts';

/** The sign-in provider. docs/extending.md says how to use another one. */
export const provider = {
  /** Its id in Firebase Auth. */
  id: 'google.com',
  /** Its name for developers. */
  label: 'Google',
  /** What a sign-in asks it for, besides the e-mail. */
  scopes: ['profile'],
  /** The hosts of its profile photos, for the Content-Security-Policy. */
  photos: 'https://*.googleusercontent.com',
};

/** Writes a sample account as an ID token of the provider. Only the Auth emulator accepts one without a signature. */
export const toSampleToken = ({ sub, email, name, emailVerified }: SampleAccount): string =>
  JSON.stringify({ sub, email, name, email_verified: emailVerified });
