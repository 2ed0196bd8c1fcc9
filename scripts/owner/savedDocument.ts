// The documents of a backup.

/** A document in a backup: its path, and its fields in the format of Firestore's REST API. */
export interface SavedDocument {
  path: string;
  fields: Record<string, unknown>;
}

/**
 * The collections of a backup, in the order in which they are saved and restored: posts, their versions, scheduled posts,
 * deleted posts, the dates of deletions, pictures, what is shown of drafts, administrators, and drafts.
 */
export const COLLECTIONS = [
  'blogs',
  'blogs/*/versions',
  'scheduled',
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

/** Whether the document at a path makes a user an administrator. */
export const isAdmin = (path: string): boolean => USER.test(path);

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

/** Parses JSON; an empty object for anything else than an object. */
export function parseObject(text: string): object {
  try {
    return Object(JSON.parse(text)) as object;
  } catch {
    return {};
  }
}

/** Parses a document of a backup; undefined if it is none. */
export function parseDocument(text: string): SavedDocument | undefined {
  const { path, fields } = parseObject(text) as Partial<SavedDocument>;
  const isOne =
    typeof path === 'string' &&
    Object(fields) === fields &&
    isSaved({ path, fields: fields! }) &&
    Object.values(fields!).every(isValue);
  return isOne ? { path, fields: fields! } : undefined;
}
