/**
 * Replaces idb (see vite.config.ts), so that the SDK stores no usage statistics for Google on readers' devices. If an update
 * of Firebase breaks this, delete the line in vite.config.ts and this file. tests/e2e/site/storage.spec.ts then names what readers'
 * devices store: expect it there, and add it to docs/privacy.md.
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
