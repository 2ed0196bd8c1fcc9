// The owner's access to Google, found as the Firebase CLI finds it, so that whoever can deploy can use every other command.
import { GoogleAuth } from 'google-auth-library';
import { once } from '../programs/once';

/** Who is signed in on this computer. */
export interface Access {
  token: string;
  /** Unknown for other credentials than those of the Firebase CLI. */
  email?: string;
}

/** The command that signs in. */
export const SIGN_IN = 'npx firebase login --reauth';

async function askCli(): Promise<Access | undefined> {
  // Loads in a second, which commands that need no owner don't wait for.
  const auth = await import('firebase-tools/lib/auth.js');
  const ciToken = process.env.FIREBASE_TOKEN;
  const account = ciToken ? undefined : auth.getProjectDefaultAccount(process.cwd());
  const refreshToken = ciToken ?? account?.tokens.refresh_token;
  if (!refreshToken) return undefined;
  const { access_token: token } = await auth.getAccessToken(refreshToken, []);
  return token && token !== refreshToken ? { token, email: account?.user.email } : undefined;
}

// It keeps the token.
const credentials = once(
  () => new GoogleAuth({ scopes: ['https://www.googleapis.com/auth/cloud-platform'] }),
);

async function askGoogle(): Promise<Access | undefined> {
  // Looking for the credentials of a machine in Google's cloud would take seconds.
  process.env.METADATA_SERVER_DETECTION ??= 'none';
  const token = await credentials().getAccessToken();
  return token ? { token } : undefined;
}

/** Finds the sign-in of the Firebase CLI, or else credentials of the Google Cloud CLI, a service account or a workflow. */
export async function findAccess(): Promise<Access | undefined> {
  // An expired sign-in is none.
  const none = () => undefined;
  return (await askCli().catch(none)) ?? (await askGoogle().catch(none));
}

/** Finds the sign-in, by default that of this computer. Throws a sentence that names the command if there is none. */
export async function requireAccess(find = findAccess): Promise<Access> {
  const access = await find();
  if (!access) throw new Error(`You are not signed in. Run: ${SIGN_IN}`);
  return access;
}
