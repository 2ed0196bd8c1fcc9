// Used by the build, and loaded on demand for code that is newer than the build.
import type { Emitter } from 'highlight.js';
import highlighter from 'highlight.js/lib/core';
import bash from 'highlight.js/lib/languages/bash';
import c from 'highlight.js/lib/languages/c';
import css from 'highlight.js/lib/languages/css';
import diff from 'highlight.js/lib/languages/diff';
import go from 'highlight.js/lib/languages/go';
import java from 'highlight.js/lib/languages/java';
import json from 'highlight.js/lib/languages/json';
import php from 'highlight.js/lib/languages/php';
import python from 'highlight.js/lib/languages/python';
import rust from 'highlight.js/lib/languages/rust';
import shell from 'highlight.js/lib/languages/shell';
import sql from 'highlight.js/lib/languages/sql';
import typescript from 'highlight.js/lib/languages/typescript';
import xml from 'highlight.js/lib/languages/xml';
import yaml from 'highlight.js/lib/languages/yaml';
import type { CodePart, Element } from '../../post/text/tree';
import { isTooLong } from './codeLimits';
import { markLines } from './markLines';

// prettier-ignore
const languages = {
  bash, c, console: shell, css, diff, go, java, json, php, python, rust, sql, typescript, xml, yaml,
};
for (const [name, language] of Object.entries(languages))
  highlighter.registerLanguage(name, language);
// As on GitHub: a script, where `console` is a session with prompts.
highlighter.registerAliases('shell', { languageName: 'bash' });
// TypeScript's grammar covers JavaScript.
highlighter.registerAliases(['javascript', 'js', 'jsx', 'mjs'], { languageName: 'typescript' });

// Depth limit: JSON.stringify would overflow.
const MAX_DEPTH = 20;

/** Collects what is highlighted. A name of several parts, such as `title.class`, is several classes. */
class Parts implements Emitter {
  all: CodePart[] = [];
  #open = [this.all];

  addText(text: string) {
    const inside = this.#open.at(-1)!;
    const last = inside.at(-1);
    if (typeof last === 'string') inside[inside.length - 1] = last + text;
    else if (text) inside.push(text);
  }
  startScope(name: string) {
    if (this.#open.length > MAX_DEPTH) throw new Error('nested too deep');
    const [first, ...others] = name.split('.');
    const names = [`hljs-${first}`, ...others.map((name, i) => name + '_'.repeat(i + 1))];
    const inside: CodePart[] = [];
    this.#open.at(-1)!.push([names.join(' '), inside]);
    this.#open.push(inside);
  }
  endScope() {
    if (this.#open.length > 1) this.#open.pop();
  }
  openNode(name: string) {
    this.startScope(name);
  }
  closeNode() {
    this.endScope();
  }
  __addSublanguage(other: Emitter, name: string) {
    const { all } = other as Parts;
    this.#open.at(-1)!.push(...(name ? [[name, all] satisfies CodePart] : all));
  }
  finalize() {}
  toHTML = () => '';
}

// Its type is public; it is the way to get something else than HTML.
highlighter.configure({ __emitter: Parts });

/** Highlights code. Returns it as a single part if it is too long, or its language is unknown. */
export function highlight(code: string, language = ''): CodePart[] {
  if (isTooLong(code) || !highlighter.getLanguage(language)) return [code];
  const { errorRaised, _emitter } = highlighter.highlight(code, { language, ignoreIllegals: true });
  return errorRaised ? [code] : (_emitter as Parts).all;
}

/** Draws a block of code: its colours, if it has some, and its marked lines. */
export const drawCode = (
  { code = '', language, marked }: Pick<Element, 'code' | 'language' | 'marked'>,
  hasColours: boolean,
): CodePart[] => markLines(hasColours ? highlight(code, language) : [code], marked);
