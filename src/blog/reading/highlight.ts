// Used by the build, and loaded on demand for code that is newer than the build.
import bash from 'highlight.js/lib/languages/bash';
import css from 'highlight.js/lib/languages/css';
import java from 'highlight.js/lib/languages/java';
import json from 'highlight.js/lib/languages/json';
import python from 'highlight.js/lib/languages/python';
import sql from 'highlight.js/lib/languages/sql';
import typescript from 'highlight.js/lib/languages/typescript';
import xml from 'highlight.js/lib/languages/xml';
import { createLowlight } from 'lowlight';
import type { CodePart } from '../tree';

const lowlight = createLowlight({ bash, css, java, json, python, sql, typescript, xml });
// TypeScript's grammar covers JavaScript.
lowlight.registerAlias({ typescript: ['javascript', 'js', 'jsx', 'mjs'] });

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

/** Highlights code. Returns it as a single part if the language is unknown. */
export function highlight(code: string, language = ''): CodePart[] {
  if (!lowlight.registered(language)) return [code];
  const { children } = lowlight.highlight(language, code);
  return isTooDeep(children) ? [code] : children.map(toPart);
}
