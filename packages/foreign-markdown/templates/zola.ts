import { openCode } from './positions';

// Such as {% quote(author="Ann") %} and {% end %}.
const TAG = /\{%-?[ \t]{0,9}(?:(\w{1,99})\(([^()%]{0,999})\)|(end))[ \t]{0,9}-?%\}/g;
const HAS_END = /\{%-?[ \t]{0,9}end[ \t]{0,9}-?%\}/;

// Liquid has it by another name.
const NAMES: Record<string, string> = { quote: 'blockquote' };

/** Writes the shortcodes of Zola around words, whose ends have no names, as tags of Liquid. Others stay. */
export function toLiquid(source: string): string {
  if (!HAS_END.test(source)) return source;
  const findCodeEnd = openCode(source);
  const open: string[] = [];
  return source.replaceAll(
    TAG,
    (tag, written: string | undefined, values: string | undefined, _, index: number) => {
      if (findCodeEnd(index) !== undefined) return tag;
      if (!written) return open.length > 0 ? `{% end${open.pop()} %}` : tag;
      const name = NAMES[written] ?? written;
      open.push(name);
      return `{% ${name} ${values} %}`;
    },
  );
}
