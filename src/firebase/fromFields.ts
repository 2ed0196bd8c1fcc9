/** The fields of a document in the format of Firestore's REST API. */
export type Fields = Record<string, unknown>;

interface Value {
  stringValue?: string;
  integerValue?: string;
  doubleValue?: number | string;
  booleanValue?: boolean;
  timestampValue?: string;
  bytesValue?: string;
  arrayValue?: { values?: Value[] };
  mapValue?: { fields?: Fields };
}

function fromValue(value: Value): unknown {
  const number = value.integerValue ?? value.doubleValue;
  if (number !== undefined) return Number(number);
  if (value.timestampValue !== undefined) return new Date(value.timestampValue);
  if (value.bytesValue !== undefined)
    return Uint8Array.from(atob(value.bytesValue), (byte) => byte.charCodeAt(0));
  if (value.arrayValue) return (value.arrayValue.values ?? []).map(fromValue);
  if (value.mapValue) return fromFields(value.mapValue.fields ?? {});
  return value.stringValue ?? value.booleanValue ?? null;
}

/** Decodes what a post or a picture consists of. Of other types, it makes null. */
export const fromFields = (fields: Fields): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, fromValue(value as Value)]),
  );
