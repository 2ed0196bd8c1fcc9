/**
 * Replaces re2js (see vite.config.ts), a third of Firestore's code that only pipeline queries use. If an update of Firebase
 * breaks this, delete the line in vite.config.ts, this file and its test, and raise the budget of Firestore by 35 kB.
 */
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
