/** JSON that can stand in a script element: a `<` in it could end the element early. */
export const inertJson = (data: unknown): string => JSON.stringify(data).replaceAll('<', '\\u003c');
