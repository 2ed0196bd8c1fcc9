/** Posts that the local site is built from; each is changed by one test only. */
export const writtenBeforeTheBuild = ['to-be-changed', 'to-be-read'];

/** Posts that no test changes, older than all others. */
export const longAgo = Array.from({ length: 40 }, (_, index) => `long-ago-${index}`);
