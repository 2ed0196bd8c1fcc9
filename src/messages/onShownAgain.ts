/** Calls back each time the browser shows this page again, which it had kept for Back. */
export const onShownAgain = (callback: () => void) =>
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) callback();
  });
