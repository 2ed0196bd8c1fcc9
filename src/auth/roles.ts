// Who may write. isAdmin() in firestore.rules decides it, and tests/rules/roles.test.ts holds these functions to the same.

/** Whether somebody may open the form: what the rules ask of an administrator besides the flag. */
export const isVerified = <User extends { emailVerified?: unknown }>(
  user: User | null,
): user is User => user?.emailVerified === true;

/** Whether the document `users/{uid}` makes its user an administrator. */
export const hasAdminFlag = (stored: { admin?: unknown } | undefined): boolean =>
  stored?.admin === true;

/** Whether a user with this document may write. */
export const isAdmin = (
  user: { emailVerified?: unknown } | null,
  stored: { admin?: unknown } | undefined,
): boolean => isVerified(user) && hasAdminFlag(stored);
