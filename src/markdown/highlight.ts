// Used by the build, and loaded on demand for code that is newer than the build.
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
import { createLowlight } from 'lowlight';
import type { CodePart } from '../post/tree';

const lowlight = createLowlight({
  bash,
  c,
  console: shell,
  css,
  diff,
  go,
  java,
  json,
  php,
  python,
  rust,
  sql,
  typescript,
  xml,
  yaml,
});
lowlight.registerAlias({
  // As on GitHub: a script, where `console` is a session with prompts.
  bash: ['shell'],
  // TypeScript's grammar covers JavaScript.
  typescript: ['javascript', 'js', 'jsx', 'mjs'],
});

type Nodes = ReturnType<typeof lowlight.highlight>['children'];

// Depth limit: JSON.stringify would overflow.
const MAX_DEPTH = 20;

const isTooDeep = (nodes: Nodes, depth = 0): boolean =>
  depth > MAX_DEPTH ||
  nodes.some((node) => node.type === 'element' && isTooDeep(node.children, depth + 1));

function toPart(node: Nodes[number]): CodePart {
  if (node.type === 'text') return node.value;
  // Lowlight creates only texts and elements.
  const { properties, children } = node as Extract<Nodes[number], { type: 'element' }>;
  return [(properties.className as string[]).join(' '), children.map(toPart)];
}

// Longer code stays without colours: finding them would be noticeable.
const MAX_CHARACTERS = 50_000;

/** Highlights code. Returns it as a single part if it is too long or the language is unknown. */
export function highlight(code: string, language = ''): CodePart[] {
  if (code.length > MAX_CHARACTERS || !lowlight.registered(language)) return [code];
  const { children } = lowlight.highlight(language, code);
  return isTooDeep(children) ? [code] : children.map(toPart);
}
