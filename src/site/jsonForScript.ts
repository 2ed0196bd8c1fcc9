/** JSON for a script element, with `<` escaped: it could end the element early. */
export const jsonForScript = (data: unknown): string =>
  JSON.stringify(data).replaceAll('<', '\\u003c');
