// Feeds, sitemaps and structured data have years of four digits.
const FIRST = Date.parse('0000-01-01T00:00:00Z');
const LAST = Date.parse('9999-12-31T23:59:59.999Z');

/** Reads a date from a Firestore timestamp, a Date, an ISO string or milliseconds since 1970; null for anything else, and outside the years 0 to 9999. */
export function toDate(value: unknown): Date | null {
  const { toDate: convert } = (value ?? {}) as { toDate?: unknown };
  if (typeof convert === 'function') return toDate((value as { toDate: () => unknown }).toDate());
  const isDateLike =
    value instanceof Date || typeof value === 'string' || typeof value === 'number';
  const date = isDateLike ? new Date(value) : null;
  return date && date.getTime() >= FIRST && date.getTime() <= LAST ? date : null;
}
