/** Quotes the start of a value. */
export const quote = (value: unknown) =>
  value === undefined ? 'missing' : JSON.stringify(value).replace(/^(.{40}).+/s, '$1…');
