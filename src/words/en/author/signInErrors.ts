/** Why a sign-in failed. */
export const signInErrors = {
  popupBlocked:
    'The browser blocked the sign-in window. Please allow popups for this site and try again.',
  popupClosed: 'The sign-in window was closed before you were signed in.',
  noStorage:
    'The browser blocks cookies or storage, which the sign-in needs. Please allow them for this site.',
  noNetwork: 'The network could not be reached. Please try again.',
  noGoogle:
    'Google could not be reached, or the browser’s storage for this site is full. Please check both and try again.',
  // The SDK’s own message.
  unexpected: (reason: string) => reason,
};
