import { readFileSync } from 'node:fs';
import { LineCounter, parseDocument, visit } from 'yaml';
import { parseJson } from '../programs/parseJson.ts';
import { readUtf8 } from '../programs/readUtf8.ts';

const TO_JSON = 'Write its words into a JSON Resume: https://jsonresume.org/schema';

/** Formats of other resumes, by how their files begin. */
const FORMATS: [begins: RegExp, what: string, how: string][] = [
  [/^%PDF/, 'a PDF', TO_JSON],
  [/^PK(?=\W)/, 'a file of Word or LibreOffice', TO_JSON],
  [/^\xD0\xCF(?=\W)/, 'an old file of Word', TO_JSON],
  [/^\{\\rtf/, 'an RTF file', TO_JSON],
  [/^\s*BEGIN:VCARD/i, 'a vCard', TO_JSON],
  [/^\s*(?:%.*\s*)*\\(?:documentclass|begin|input|usepackage)\b/, 'a file of LaTeX', TO_JSON],
  [/^\s*<(?:!DOCTYPE|html)/i, 'a web page', TO_JSON],
  [/^\s*<\?xml|^\s*<\w/, 'an XML file, such as one of Europass', TO_JSON],
  [
    /^\s*(?:#.*\s*)*\[{1,2}[\w.-]+\]{1,2}[ \t]*(?:#.*)?\r?\n|^\s*[\w-]+ = /,
    'a file of TOML',
    'Convert it to YAML and call it resume.yaml.',
  ],
  [/^\s*# \S/, 'a file of Markdown', TO_JSON],
];
const YAML = /^\s*(?:(?:#.*|---.*|%YAML.*)\s*\n)*[\w-]+:(?:\s|$)/;

/** Says what a file is that is neither JSON nor YAML; undefined if it may be one. */
function describeFormat(path: string, file: string): string | undefined {
  const start = readFileSync(path).subarray(0, 1000).toString('latin1');
  const text = start.replace(/^\xEF\xBB\xBF/, '');
  if (YAML.test(text)) return undefined;
  const [, what, how] = FORMATS.find(([begins]) => begins.test(text)) ?? [];
  return what && `${file} is ${what}, which can’t be read. ${how}`;
}

/** Parses YAML. Each value stays a text, as +49 170 1234567 and 007 are no numbers. Throws an error with the line of a fault. */
function parseYaml(text: string, file: string): unknown {
  const lineCounter = new LineCounter();
  const options = { lineCounter, schema: 'failsafe', merge: true } as const;
  const document = parseDocument(text, options);
  const [error] = document.errors;
  if (error) {
    const { line, col } = lineCounter.linePos(error.pos[0]);
    const [message = ''] = error.message.split(/ at line|\n/);
    throw new SyntaxError(`${file}, line ${line}, column ${col} is not valid YAML: ${message}.`, {
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
  return document.toJS() as unknown;
}

/** Reads the text of a resume, and its values, in JSON or YAML. Throws an error that says what it is instead, or where its fault is. */
export function parseResume(path: string, file: string): { text: string; json: unknown } {
  const format = describeFormat(path, file);
  if (format) throw new Error(format);
  const text = readUtf8(path, file);
  if (/\.ya?ml$/i.test(file)) return { text, json: parseYaml(text.replace(/^\uFEFF/, ''), file) };
  if (YAML.test(text.replace(/^\uFEFF/, '')))
    throw new SyntaxError(`${file} is YAML, not JSON. Call it resume.yaml, which is read too.`);
  return { text, json: parseJson(text, file) };
}
