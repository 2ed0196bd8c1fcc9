/** Calls back each time the browser shows this page again, which it had kept for Back, until the returned function is called. */
export function onShownAgain(callback: () => void): () => void {
  const look = ({ persisted }: PageTransitionEvent) => {
    if (persisted) callback();
  };
  addEventListener('pageshow', look);
  return () => removeEventListener('pageshow', look);
}
