import type { SavedDocument } from '../owner/savedDocument';

function toValue(value: unknown): object {
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'number') return { integerValue: String(value) };
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (value instanceof Uint8Array) return { bytesValue: Buffer.from(value).toString('base64') };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(toValue) } };
  return { mapValue: { fields: toFields(value as object) } };
}

/** Encodes texts, whole numbers, dates, bytes, lists and maps as Firestore's REST API has them. */
export const toFields = (values: object): SavedDocument['fields'] =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, toValue(value)]));
