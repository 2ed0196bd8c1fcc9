/**
 * Stands in for re2js, a regular-expression engine that is a third of Firestore's code and that only its pipeline
 * queries call. vite.config.ts puts it in its place.
 */
export const RE2JS = {
  compile(): never {
    const error = new Error(
      'Pipeline queries with regular expressions need re2js: see vite.config.ts.',
    );
    // The SDK catches what is thrown here.
    reportError(error);
    throw error;
  },
};
