/** The fields of a document, or of a map in one, as Firestore's REST interface writes them. */
export function toFields(data: object): Record<string, unknown> {
  const entries: [string, unknown][] = Object.entries(data);
  return Object.fromEntries(entries.map(([key, value]) => [key, toValue(value)]));
}

/** A plain value as Firestore's REST interface writes it. */
export function toValue(value: unknown): Record<string, unknown> {
  if (value === null) return { nullValue: null };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(toValue) } };
  if (typeof value === 'object') {
    return { mapValue: { fields: toFields(value) } };
  }
  throw new Error(`Sample data cannot hold a value of type ${typeof value}.`);
}

/** A value of Firestore's REST interface as a plain one. A timestamp stays the ISO string that it is sent as. */
export function fromValue(value: Record<string, unknown>): unknown {
  const [[type, content] = []] = Object.entries(value);
  if (type === 'arrayValue') {
    const { values = [] } = content as { values?: Record<string, unknown>[] };
    return values.map(fromValue);
  }
  if (type === 'mapValue') return fromFields((content as { fields?: Fields }).fields);
  // 64-bit integers are sent as strings.
  if (type === 'integerValue') return Number(content);
  return content;
}

type Fields = Record<string, Record<string, unknown>>;

/** The fields of a document, or of a map in one, as a plain object. */
export function fromFields(fields: Fields = {}): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, fromValue(value)]));
}
