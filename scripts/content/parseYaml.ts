import { LineCounter, parseDocument, visit } from 'yaml';

// What people meet who write a resume by hand.
const HINTS: [code: string, hint: string][] = [
  ['MULTIPLE_DOCS', 'It has several documents, with --- between them. Keep one'],
  ['BLOCK_AS_IMPLICIT_KEY', 'A text with a colon must be in quotes'],
  ['BAD_SCALAR_START', 'A text that begins with @, % or ` must be in quotes'],
  ['TAB_AS_INDENT', 'Lines must begin with spaces, not with tabs'],
];

/** Parses YAML. Each value stays a text, as +49 170 1234567 and 007 are no numbers. Throws an error with the line of a fault. */
export function parseYaml(written: string, file: string): unknown {
  // Spaces that don't break look the same, and come from web pages.
  const text = written.replace(/^[ \u00A0]+/gm, (spaces) => ' '.repeat(spaces.length));
  const lineCounter = new LineCounter();
  const options = {
    lineCounter,
    schema: 'failsafe',
    merge: true,
    resolveKnownTags: false,
  } as const;
  const document = parseDocument(text, options);
  const [error] = document.errors;
  if (error) {
    const { line, col } = lineCounter.linePos(error.pos[0]);
    const [message = ''] = error.message.split(/ at line|\n/);
    const [, hint = message] = HINTS.find(([code]) => code === error.code) ?? [];
    throw new SyntaxError(`${file}, line ${line}, column ${col} is not valid YAML: ${hint}.`, {
      cause: error,
    });
  }
  visit(document, {
    Scalar(_, node) {
      if (node.type !== 'PLAIN') return;
      if (/^(?:null|~|)$/i.test(String(node.value))) node.value = null;
      else if (/^(?:true|false)$/i.test(String(node.value)))
        node.value = /^true$/i.test(String(node.value));
    },
  });
  try {
    // An alias inside what it stands for has no end.
    return JSON.parse(JSON.stringify(document.toJS()));
  } catch (cause) {
    const what = 'has an alias (*name) that stands for itself or for too much';
    throw new SyntaxError(`${file} ${what}.`, { cause });
  }
}
