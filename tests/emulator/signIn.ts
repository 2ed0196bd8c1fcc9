import { sampleAccounts } from '../../src/auth/sampleAccounts';
import { signInAsSample } from '../../src/auth/authClient';

/** Signs in with a verified e-mail, as nobody of the sample data. Gives the uid. */
export async function signIn(): Promise<string> {
  const account = { ...sampleAccounts[0]!, sub: '2001', email: 'author@example.com' };
  const { user } = await signInAsSample(account);
  return user.uid;
}
