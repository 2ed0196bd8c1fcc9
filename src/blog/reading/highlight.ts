// Loaded only where a post has code.
import bash from 'highlight.js/lib/languages/bash';
import css from 'highlight.js/lib/languages/css';
import java from 'highlight.js/lib/languages/java';
import json from 'highlight.js/lib/languages/json';
import python from 'highlight.js/lib/languages/python';
import sql from 'highlight.js/lib/languages/sql';
import typescript from 'highlight.js/lib/languages/typescript';
import xml from 'highlight.js/lib/languages/xml';
import { createLowlight } from 'lowlight';

const lowlight = createLowlight({ bash, css, java, json, python, sql, typescript, xml });
// The parts of TypeScript's grammar that plain JavaScript has are the same.
lowlight.registerAlias({ typescript: ['javascript', 'js', 'jsx', 'mjs'] });

/** The parts of a code, each with the classes of what it is; undefined for a language that isn't known. */
export const highlight = (code: string, language = '') =>
  lowlight.registered(language) ? lowlight.highlight(language, code) : undefined;
