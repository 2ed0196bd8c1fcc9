import { signInErrors } from '#words/author/signInErrors';
import { explainUnexpected } from './explainUnexpected';

const reasons: Record<string, string> = {
  'auth/popup-blocked': signInErrors.popupBlocked,
  'auth/popup-closed-by-user': signInErrors.popupClosed,
  'auth/web-storage-unsupported': signInErrors.noStorage,
  'auth/network-request-failed': signInErrors.noNetwork,
  'auth/internal-error': signInErrors.noGoogle,
};

/** Says why a sign-in failed, with the SDK's error code if it has one. */
export function explainSignInError(error: unknown): string {
  const { code = '' } = error as { code?: string };
  const reason = reasons[code];
  return reason ? `${reason} (${code})` : explainUnexpected(error);
}
