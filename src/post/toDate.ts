/** Reads a date from a Firestore timestamp, a Date, an ISO string or milliseconds since 1970; null for anything else. */
export function toDate(value: unknown): Date | null {
  const { toDate: convert } = (value ?? {}) as { toDate?: unknown };
  if (typeof convert === 'function') return toDate((value as { toDate: () => unknown }).toDate());
  const isDateLike =
    value instanceof Date || typeof value === 'string' || typeof value === 'number';
  const date = isDateLike ? new Date(value) : null;
  return date && !Number.isNaN(date.getTime()) ? date : null;
}
