import type { Extension as Nodes } from 'mdast-util-from-markdown';
import type { Code, Extension as Syntax } from 'micromark-util-types';

const TAGS = ['<sup>', '</sup>', '<sub>', '</sub>'];

declare module 'micromark-util-types' {
  interface TokenTypeMap {
    scriptTag: 'scriptTag';
  }
}

/** Parses the tags of superscripts and subscripts, the only ones in a post. */
export const scriptSyntax: Syntax = {
  text: {
    60: {
      name: 'scriptTag',
      tokenize(effects, ok, nok) {
        let tag = '';
        const next = (code: Code) => {
          tag += code !== null && code > 0 ? String.fromCodePoint(code) : '\n';
          if (!TAGS.some((name) => name.startsWith(tag))) return nok(code);
          effects.consume(code);
          if (!TAGS.includes(tag)) return next;
          effects.exit('scriptTag');
          return ok;
        };
        return (code) => {
          effects.enter('scriptTag');
          return next(code);
        };
      },
    },
  },
};

/** The nodes of those tags. */
export const scriptNodes: Nodes = {
  exit: {
    scriptTag(token) {
      this.enter({ type: 'html', value: this.sliceSerialize(token) }, token);
      this.exit(token);
    },
  },
};
