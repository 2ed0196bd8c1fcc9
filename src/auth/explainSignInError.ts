const reasons: Record<string, string> = {
  'auth/popup-blocked':
    'The browser blocked the sign-in window. Please allow popups for this site and try again.',
  'auth/popup-closed-by-user': 'The sign-in window was closed before you were signed in.',
  'auth/web-storage-unsupported':
    'The browser blocks cookies or storage, which Google’s sign-in needs. Please allow them for this site.',
  'auth/network-request-failed': 'The network could not be reached. Please try again.',
  'auth/internal-error': 'Google could not be reached. Please check your connection and try again.',
};

/** Explains to the user why a sign-in failed, with the SDK's error code. */
export function explainSignInError(error: unknown): string {
  const { code, message } = error as { code?: string; message?: string };
  const reason = (code && reasons[code]) ?? message ?? String(error);
  return `Sign-in failed. ${reason}${code ? ` (${code})` : ''}`;
}
