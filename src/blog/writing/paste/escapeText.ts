/** What the Markdown of posts would take for marks, and what it is replaced by. */
const marks: [RegExp, string][] = [
  [/\\(?=[!-/:-@[-`{-~])/g, '\\\\'],
  [/`/g, '\\`'],
  [/\*(?=\S)|(?<=\S)\*/g, '\\*'],
  [/(?<![\p{L}\p{N}])_(?=\S)|(?<=\S)_(?![\p{L}\p{N}])/gu, '\\_'],
  [/~~/g, '\\~~'],
  [/\](?=\()/g, '\\]'],
  [/\[(?=\^|[ x]\])/g, '\\['],
  [/<(?=[a-z][\w+.-]*[:@])/gi, '\\<'],
  [/^(?=#{1,6}\s|>|[-+]\s|---|===)/g, '\\'],
  [/^(\d{1,9})(?=[.)]\s)/g, '$1\\'],
];

/** Escapes words so that they are words in Markdown too. */
export const escapeText = (text: string): string =>
  marks.reduce((escaped, [mark, replacement]) => escaped.replaceAll(mark, replacement), text);
