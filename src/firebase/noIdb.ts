/** Replaces idb (see vite.config.ts), so that the SDK stores no usage statistics for Google on readers' devices. */
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
