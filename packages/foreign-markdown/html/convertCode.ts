// Code that is alone in the clipboard.
import { writeCodeInfo } from '#post-markdown';
import type { Code, Paragraph } from 'mdast';
import type { Conversion } from '../findLost';
import { writeMarkdown } from '../writing/writeMarkdown';

// The names that VS Code has for languages, where highlighters have others.
const LANGUAGES: Record<string, string> = {
  typescriptreact: 'tsx',
  javascriptreact: 'jsx',
  shellscript: 'bash',
  csharp: 'cs',
  'objective-c': 'objectivec',
  'objective-cpp': 'objectivec',
  jsonc: 'json',
  vb: 'vbnet',
  'django-html': 'html',
  'vue-html': 'html',
  dockercompose: 'yaml',
  bat: 'dos',
};
const WORDS =
  /^(?:markdown|mdx|plaintext|text|txt|plain|log|git-commit|restructuredtext|asciidoc)$/i;
// A fence, a link, bold words or front matter.
const MARKDOWN =
  /^ {0,3}(?:`{3}|~{3})|\]\((?:https?:\/\/|\/|#)|(?<![\w)*])\*\*\w[^*\n]{0,200}\w\*\*(?![\w*])|^#{1,6} .+\n\n[A-Z].*[a-z][.!?]$/m;
const ADDRESS = /^\s*(?:https?:\/\/|mailto:)\S+\s*$/i;

/** Whether what is copied from an editor of code is no code: words, Markdown or an address. */
export const isProse = (code: string, language?: string | null): boolean =>
  language ? WORDS.test(language) : MARKDOWN.test(code) || ADDRESS.test(code);

/** Makes code within words of a block of one line that says nothing else. */
export function inlineCode(code: Code): Code | Paragraph {
  const value = code.value.trim();
  const isLine = value !== '' && !value.includes('\n');
  const isSpecial = code.lang && !/^[\w+#.-]+$/.test(code.lang);
  if (!isLine || isSpecial || code.lang === 'diff') return code;
  return { type: 'paragraph', children: [{ type: 'inlineCode', value }] };
}

/** Writes code that VS Code says is of a language; undefined if it is no code. */
export function convertCode(code: string, mode: string): Conversion | undefined {
  if (!code.trim() || isProse(code, mode) || ADDRESS.test(code)) return undefined;
  const lang = writeCodeInfo({ language: LANGUAGES[mode] ?? mode });
  const value = code.trimEnd().replace(/^(?:[^\S\n]*\n)+/, '');
  const body = writeMarkdown({
    type: 'root',
    children: [inlineCode({ type: 'code', lang, value })],
  });
  return { body, lost: [], left: [], pictures: 0, personal: [] };
}
