// The ids that Firestore makes.
const NEW_ID = /^[A-Za-z0-9]{20}$/;

/** Whether a value is an id that Firestore has made, as those of drafts of new posts are. */
export const isNewId = (id: unknown): id is string => typeof id === 'string' && NEW_ID.test(id);
