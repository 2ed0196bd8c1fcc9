import { account } from '#words/account';
import { explainUnexpected } from './explainUnexpected';

const reasons: Record<string, string> = {
  'auth/popup-blocked': account.popupBlocked,
  'auth/popup-closed-by-user': account.popupClosed,
  'auth/web-storage-unsupported': account.noStorage,
  'auth/network-request-failed': account.noNetwork,
  'auth/internal-error': account.noGoogle,
};

/** Explains to the user why a sign-in failed, with the SDK's error code if it has one. */
export function explainSignInError(error: unknown): string {
  const { code = '' } = error as { code?: string };
  const reason = reasons[code];
  return account.signInFailed(reason ? `${reason} (${code})` : explainUnexpected(error));
}
