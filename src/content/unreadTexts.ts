// About the file, not about its owner.
const NOT_SHOWN = ['$schema', 'meta'];

const isBlank = (value: unknown) => typeof value === 'string' && value.trim() === '';

function childrenOf(value: unknown, path: string): [path: string, value: unknown][] {
  if (Array.isArray(value))
    return value.map((item: unknown, i) => [`${path}[${i}]`, item] as [string, unknown]);
  const fields = Object.entries(value as object) as [string, unknown][];
  return fields.map(([name, one]) => [path ? `${path}.${name}` : name, one]);
}

/**
 * The paths of the texts and numbers in a document that are not in `read`. Where nothing of an object or a list was
 * read, only its own path.
 */
export function unreadTexts(json: unknown, read: Set<string>): string[] {
  const visit = (value: unknown, path: string): { unread: string[]; wasRead: boolean } => {
    if (typeof value === 'string' || typeof value === 'number') {
      const wasRead = read.has(path);
      return { wasRead, unread: wasRead || isBlank(value) ? [] : [path] };
    }
    if (typeof value !== 'object' || value === null) return { unread: [], wasRead: false };
    const parts = childrenOf(value, path)
      .filter(([one]) => !NOT_SHOWN.includes(one))
      .map(([one, part]) => visit(part, one));
    const unread = parts.flatMap((part) => part.unread);
    const wasRead = parts.some((part) => part.wasRead);
    return { unread: unread.length > 0 && !wasRead && path ? [path] : unread, wasRead };
  };
  return visit(json, '').unread;
}
