/**
 * Replaces idb (see vite.config.ts), so that the SDK stores no usage statistics for Google on readers' devices. If an update
 * of Firebase breaks this, delete the line in vite.config.ts and this file: a test then says what readers' devices store,
 * which belongs into docs/privacy.md.
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
