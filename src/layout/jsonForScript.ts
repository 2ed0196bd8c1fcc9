/** JSON for the inside of a script element: a `<` in it could end the element early. */
export const jsonForScript = (data: unknown): string =>
  JSON.stringify(data).replaceAll('<', '\\u003c');
