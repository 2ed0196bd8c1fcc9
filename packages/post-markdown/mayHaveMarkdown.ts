// A text with none of these is plain.
const MARKUP =
  /[*_`[\\<]|~~|\$[^$]+\$|^[ \t\uFEFF]*(?:[-+>~|:\d]|#{3,4}(?:[ \t]|$))|https?:\/\/|www\.|[\w.+-]@\w/im;

/** Whether a text must be parsed: most paragraphs have no Markdown. */
export const mayHaveMarkdown = (text: string): boolean => MARKUP.test(text);
