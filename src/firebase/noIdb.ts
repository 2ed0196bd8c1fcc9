/**
 * Replaces idb (see vite.config.ts), which the SDK uses only to store usage statistics for Google. The site stores nothing
 * on readers' devices that they don't need.
 */
export const openDB = () =>
  Promise.resolve({
    transaction: () => ({
      objectStore: () => ({
        get: () => Promise.resolve(undefined),
        put: () => Promise.resolve(),
      }),
      done: Promise.resolve(),
    }),
  });
