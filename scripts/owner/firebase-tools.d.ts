// The Firebase CLI has no types. These are of what it knows about who is signed in.
declare module 'firebase-tools/lib/auth.js' {
  interface Account {
    user: { email: string };
    tokens: { refresh_token?: string };
  }
  /** Returns the account of `firebase login`, or of `firebase login:use` in a folder. */
  export function getProjectDefaultAccount(folder: string): Account | undefined;
  /** Returns the refresh token itself if Google doesn’t accept it any more. */
  export function getAccessToken(
    refreshToken: string,
    scopes: string[],
  ): Promise<{ access_token: string | undefined }>;
}
