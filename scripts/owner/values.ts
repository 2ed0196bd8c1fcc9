// Values in the format of Firestore's REST API.
import type { SavedDocument } from './savedDocument';

type Fields = SavedDocument['fields'];

function toValue(value: unknown): object {
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'number') return { integerValue: String(value) };
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (value instanceof Uint8Array) return { bytesValue: Buffer.from(value).toString('base64') };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(toValue) } };
  return { mapValue: { fields: toFields(value as object) } };
}

/** Encodes texts, whole numbers, dates, bytes, lists and maps. */
export const toFields = (values: object): Fields =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, toValue(value)]));

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
  if (value.bytesValue !== undefined) return Buffer.from(value.bytesValue, 'base64');
  if (value.arrayValue) return (value.arrayValue.values ?? []).map(fromValue);
  if (value.mapValue) return fromFields(value.mapValue.fields ?? {});
  return value.stringValue ?? value.booleanValue ?? null;
}

/** Decodes what a post or a picture consists of. Of other types, it makes null. */
export const fromFields = (fields: Fields): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, fromValue(value as Value)]),
  );
