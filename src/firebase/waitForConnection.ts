const RETRY_MS = 3000;

/** Waits until there may be a connection again. Rejects when the signal is aborted. */
export async function waitForConnection(signal?: AbortSignal): Promise<void> {
  signal?.throwIfAborted();
  await new Promise<unknown>((resolve, reject) => {
    setTimeout(resolve, RETRY_MS);
    addEventListener('online', resolve, { once: true, signal });
    signal?.addEventListener('abort', () => reject(signal.reason as Error));
  });
}
