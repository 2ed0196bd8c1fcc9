/** Posts that the site under test was built with, each for the one test that changes it afterwards. */
export const writtenBeforeTheBuild = [
  'to-be-changed',
  'to-be-deleted',
  'to-be-kept',
  'to-be-read',
  'to-be-taken-back',
  'to-be-watched',
] as const;

/** Posts that nobody changes, older than all others. */
export const longAgo = Array.from({ length: 40 }, (_, index) => `long-ago-${index}`);
