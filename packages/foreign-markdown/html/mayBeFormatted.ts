const FORMATTED =
  /<(?:a|b|blockquote|code|del|em|h[1-6]|hr|i|iframe|img|li|math|pre|s|strike|strong|su[bp]|table|video)[\s>]|vertical-align:\s*su[bp]|font-weight:\s*(?:bold|[6-9])|font-style:\s*italic|line-through|mso-list/i;

/** Whether HTML may have more than words: a rough check without the converter, which is exact. */
export const mayBeFormatted = (html: string): boolean => FORMATTED.test(html);
