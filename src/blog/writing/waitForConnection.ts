const RETRY_MS = 3000;

/** Waits until there may be a connection again, or the signal is aborted. */
export const waitForConnection = (signal?: AbortSignal) =>
  new Promise<void>((resolve) => {
    const end = () => resolve();
    setTimeout(end, RETRY_MS);
    addEventListener('online', end, { once: true, signal });
    signal?.addEventListener('abort', end);
  });
