import { isBlank, isText, keysRead } from './fields.ts';

const hasText = (value: unknown): boolean =>
  typeof value === 'object' && value !== null
    ? Object.values(value).some(hasText)
    : isText(value) && !isBlank(value);

/** The paths of unknown fields that hold text, in a document that was read. */
export function unreadTexts(value: unknown, path = ''): string[] {
  if (Array.isArray(value))
    return value.flatMap((item, index) => unreadTexts(item, `${path}[${index}]`));
  const keys = Object.values(keysRead.get(value as object) ?? {});
  if (keys.length === 0) return [];
  return Object.entries(value as object).flatMap(([key, part]) => {
    const partPath = path ? `${path}.${key}` : key;
    if (keys.includes(key)) return unreadTexts(part, partPath);
    return hasText(part) ? [partPath] : [];
  });
}
