// The format of a backup: one document per line.

/** A document in a backup: its path, and its fields in the format of Firestore's REST API. */
export interface SavedDocument {
  path: string;
  fields: Record<string, unknown>;
}

/**
 * The collections of a backup, in the order in which they are saved and restored: posts, their versions, deleted posts,
 * the dates of deletions, pictures, what is shown of drafts, administrators, and drafts.
 */
export const COLLECTIONS = [
  'blogs',
  'blogs/*/versions',
  'deleted',
  'deletions',
  'pictures',
  'shared',
  'users',
  'users/*/drafts',
];

const collectionOf = (path: string) =>
  path.replace(/^([^/]+)\/[^/]+\//, '$1/*/').replace(/\/[^/]+$/, '');
const USER = /^users\/[^/]+$/;

/** Whether a document makes a user an administrator. */
export const isAdmin = ({ path }: SavedDocument): boolean => USER.test(path);

const isTrue = (value: unknown) => (value as { booleanValue?: boolean })?.booleanValue === true;

/** Whether a document belongs into a backup. Of users, only administrators do. */
export const isSaved = ({ path, fields }: SavedDocument): boolean =>
  COLLECTIONS.includes(collectionOf(path)) && (!USER.test(path) || isTrue(fields.admin));

const TYPES =
  /^(null|boolean|integer|double|timestamp|string|bytes|reference|geoPoint|array|map)Value$/;

/** Whether a value has the format of Firestore's REST API. */
function isValue(value: unknown): boolean {
  const [[type, content] = ['', undefined], ...more] = Object.entries(value ?? {}) as [
    string,
    { values?: unknown[]; fields?: object } | null,
  ][];
  if (!TYPES.test(type) || more.length > 0) return false;
  if (type === 'arrayValue') return (content?.values ?? []).every(isValue);
  return type !== 'mapValue' || Object.values(content?.fields ?? {}).every(isValue);
}

/** Parses a line of a backup. Throws if it isn't one of its documents. */
export function parseLine(line: string, number: number): SavedDocument {
  try {
    const { path, fields } = JSON.parse(line) as Partial<SavedDocument>;
    if (path && fields && isSaved({ path, fields }) && Object.values(fields).every(isValue))
      return { path, fields };
  } catch {
    // Reported below, with the line number.
  }
  throw new Error(`Line ${number} is not a document of a backup. Nothing was written.`);
}
