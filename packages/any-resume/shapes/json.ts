/** An object of a file. */
export type Json = Partial<Record<string, unknown>>;

/** Whether a value is an object. */
export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
