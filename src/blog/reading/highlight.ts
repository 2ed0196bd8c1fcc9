// Used by the build, and loaded where a post that is newer than the build has code.
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
// The parts of TypeScript's grammar that plain JavaScript has are the same.
lowlight.registerAlias({ typescript: ['javascript', 'js', 'jsx', 'mjs'] });

type Found = ReturnType<typeof lowlight.highlight>['children'];

// Deeper than anyone means it: there is no stack to write it as JSON.
const MAX_DEPTH = 20;

const isTooDeep = (found: Found, depth = 0): boolean =>
  depth > MAX_DEPTH ||
  found.some((one) => one.type === 'element' && isTooDeep(one.children, depth + 1));

function toPart(found: Found[number]): CodePart {
  if (found.type === 'text') return found.value;
  // Lowlight makes nothing but texts and elements.
  const { properties, children } = found as Extract<Found[number], { type: 'element' }>;
  return [(properties.className as string[]).join(' '), children.map(toPart)];
}

/** The parts of a code with the classes of what they are; the code alone if its language isn't known. */
export function highlight(code: string, language = ''): CodePart[] {
  if (!lowlight.registered(language)) return [code];
  const { children } = lowlight.highlight(language, code);
  return isTooDeep(children) ? [code] : children.map(toPart);
}
