/**
 * Stands in for idb, with which the SDK keeps on readers' devices when it was used last, for Google's statistics. Reading
 * must leave nothing there that reading doesn't need. vite.config.ts puts it in its place.
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
