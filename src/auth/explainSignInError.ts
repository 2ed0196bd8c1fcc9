import { account } from '#words/account';

const reasons: Record<string, string> = {
  'auth/popup-blocked': account.popupBlocked,
  'auth/popup-closed-by-user': account.popupClosed,
  'auth/web-storage-unsupported': account.noStorage,
  'auth/network-request-failed': account.noNetwork,
  'auth/internal-error': account.noGoogle,
};

/** Explains to the user why a sign-in failed, with the SDK's error code. */
export function explainSignInError(error: unknown): string {
  const { code, message } = error as { code?: string; message?: string };
  const reason = (code && reasons[code]) ?? message ?? String(error);
  return account.signInFailed(code ? `${reason} (${code})` : reason);
}
