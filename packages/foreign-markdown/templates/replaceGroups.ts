import { replaceTex } from '../formulas/replaceTex';
import type { Groups } from './findTemplates';
import { replacePair, replaceTag } from './templateTags';

// Such as {{ youtube(id="abc", class="wide") }}.
const ZOLA = /^\s*(\w+)\(((?:[^()"']|"[^"]*"|'[^']*')*)\)\s*$/;

/** The lines of a text without their words. */
export const onlyLines = (text: string) => text.replaceAll(/[^\n]/g, '');

/** What is left of a change of CriticMarkup. */
function acceptEdit(critic: string, edit: string): string {
  if (critic === '>>' || critic === '--') return onlyLines(edit);
  return critic === '~~' ? (edit.split('~>')[1] ?? edit) : edit;
}

/** Replaces what is neither a tag, a note nor of MkDocs; undefined if it stays as it is. */
export function replaceGroups(whole: string, groups: Groups): string | undefined {
  const { value } = groups;
  if ((groups.hidden ?? groups.comment) !== undefined) return onlyLines(whole);
  if (groups.pair === 'comment') return onlyLines(groups.inside!);
  if (groups.pair) return replacePair(groups.pair, groups.pairArgs!, groups.inside!);
  if (groups.critic) return acceptEdit(groups.critic, groups.edit!);
  if (groups.embed) return `<${groups.embed}>`;
  if (groups.heading) return groups.heading;
  if (groups.align) return '';
  const formula = replaceTex(groups.tex, groups.shown ?? groups.display);
  if (formula) return formula;
  // Old programs need no space after the marks of a heading.
  if (whole.startsWith('#')) return `${whole} `;
  const [, name, source = ''] = ZOLA.exec(value ?? '') ?? [];
  if (name) return replaceTag({ name, source, isEnd: false, hasEnd: false, isShown: true });
  const [, , text] = /^\s*(["'])(.*)\1\s*\|/.exec(value ?? '') ?? [];
  return /^\s*site\.(?:baseurl|url)\s*$/.test(value ?? '') ? '' : text;
}
