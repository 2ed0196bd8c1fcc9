import { readFileSync } from 'node:fs';
import { LineCounter, parseDocument } from 'yaml';
import { parseJson } from '../programs/parseJson.ts';
import { readUtf8 } from '../programs/readUtf8.ts';
import { parseYaml } from './parseYaml.ts';

const TO_JSON = 'Write its words into a JSON Resume: https://jsonresume.org/schema';

/** Formats of other resumes, by how their files begin. */
const FORMATS: [begins: RegExp, what: string, how: string][] = [
  [/^%PDF/, 'a PDF', TO_JSON],
  [/^PK(?=\W)/, 'a file of Word or LibreOffice', TO_JSON],
  [/^\xD0\xCF(?=\W)/, 'an old file of Word', TO_JSON],
  [/^\{\\rtf/, 'an RTF file', TO_JSON],
  [/^\s*BEGIN:VCARD/i, 'a vCard', TO_JSON],
  [
    /^\s*(?:%.*[\n\r\u2028\u2029]\s*)*(?:%.*)?\\(?:documentclass|begin|input|usepackage)\b/,
    'a file of LaTeX',
    TO_JSON,
  ],
  [/^\s*<(?:!DOCTYPE|html)/i, 'a web page', TO_JSON],
  [/^\s*<\?xml|^\s*<\w/, 'an XML file, such as one of Europass', TO_JSON],
  [
    /^\s*(?:#.*[\n\r\u2028\u2029]\s*)*(?:#.*)?\[{1,2}[\w.-]+\]{1,2}[ \t]*(?:#.*)?\r?\n|^\s*[\w-]+ = /,
    'a file of TOML',
    'Convert it to YAML and call it resume.yaml.',
  ],
  [/^\s*#(?:import|show|set|let)\b/, 'a file of Typst', TO_JSON],
  [/^\s*#\+\w+:/, 'a file of Org', TO_JSON],
  [/^\x89PNG|^\xFF\xD8\xFF|^GIF8|^RIFF/, 'a picture', TO_JSON],
  [/^[^\n]\x8B/, 'a compressed file', 'Unpack it first.'],
  [/^\s*# \S/, 'a file of Markdown', TO_JSON],
];
const YAML =
  /^\s*(?:(?:#|---|%YAML).*(?:[\r\u2028\u2029][^\S\n]*)?\n(?:[^\S\n]*\n)*)*(?:[\w-]+(?: [\w-]+)?|"[\w-]+"):(?:\s|$)/;

/** Says what a file is that is neither JSON nor YAML; undefined if it may be one. */
function describeFormat(path: string, file: string): string | undefined {
  const start = readFileSync(path).subarray(0, 1000).toString('latin1');
  const text = start.replace(/^\xEF\xBB\xBF/, '');
  if (YAML.test(text)) return undefined;
  const [, what, how] = FORMATS.find(([begins]) => begins.test(text)) ?? [];
  return what && `${file} is ${what}, which can’t be read. ${how}`;
}

/** Throws an error if a key stands twice in one object of JSON: all but the last value would be lost. */
function refuseTwice(text: string, file: string) {
  const lineCounter = new LineCounter();
  const { errors } = parseDocument(text, { lineCounter });
  const twice = errors.find(({ code }) => code === 'DUPLICATE_KEY');
  if (!twice) return;
  const [from] = twice.pos;
  const [key] = /^"(?:[^"\\]|\\.)*"/.exec(text.slice(from)) ?? ['a key'];
  const { line } = lineCounter.linePos(from);
  throw new SyntaxError(`${file}, line ${line} has ${key} for the second time. Join the two.`);
}

/** Reads the text of a resume, and its values, in JSON or YAML. Throws an error that says what it is instead, or where its fault is. */
export function parseResume(path: string, file: string): { text: string; json: unknown } {
  const format = describeFormat(path, file);
  if (format) throw new Error(format);
  const text = readUtf8(path, file)
    .replace(/^\uFEFF+/, '')
    .replace(/\r\n?/g, '\n');
  if (text.trim() === '') throw new Error(`${file} is empty. For a new one, write {} into it.`);
  const conflict = /^<{7} /m.exec(text);
  if (conflict) {
    const line = text.slice(0, conflict.index).split('\n').length;
    throw new Error(`${file}, line ${line} is a mark of a conflict of Git. Resolve it first.`);
  }
  if (/\.ya?ml$/i.test(file)) return { text, json: parseYaml(text, file) };
  if (YAML.test(text))
    throw new SyntaxError(`${file} is YAML, not JSON. Call it resume.yaml, which is read too.`);
  const [begin = ''] = /^\s*[^\s{["\d/#-].*/.exec(text) ?? [];
  if (begin && !/^\s*(?:null|true|false)\s*$/.test(text))
    throw new SyntaxError(
      `${file} must begin with {, but begins with “${begin.trim().slice(0, 40)}”.`,
    );
  const json = parseJson(text, file);
  refuseTwice(text, file);
  return { text, json };
}
