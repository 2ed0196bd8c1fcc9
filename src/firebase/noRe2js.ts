/** Replaces re2js (see vite.config.ts), a third of Firestore's code that only pipeline queries use. */
export const RE2JS = {
  compile(): never {
    const error = new Error(
      'Pipeline queries with regular expressions need re2js: see vite.config.ts.',
    );
    // The SDK catches the error.
    reportError(error);
    throw error;
  },
};
