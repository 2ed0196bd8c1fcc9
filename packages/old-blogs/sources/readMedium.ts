import { basename } from 'pathe';
import { parseHtml } from '#foreign-markdown';
import type { Entry } from '../entry';
import '../dom';

/** Whether HTML is a post of a Medium export. */
export const isMedium = (html: string): boolean => /<article class="[^"]*h-entry/.test(html);

/** Reads a post of a Medium export. */
export function readMedium(file: string, html: string): Entry {
  const page = parseHtml(html);
  const find = (selector: string) => page.querySelector(selector)?.textContent.trim();
  const data = {
    title: find('.p-name') ?? find('title'),
    description: find('.p-summary'),
    author: find('.p-author'),
    date: page.querySelector('.dt-published')?.getAttribute('datetime'),
    draft: basename(file).startsWith('draft_'),
  };
  const body = page.querySelector('.e-content');
  // The title, the subtitle and the rule above them are repeated in the body.
  for (const part of body?.querySelectorAll('.graf--title, .graf--subtitle, .section-divider') ??
    [])
    if (!part.matches('.graf--subtitle') || part.textContent.trim() === data.description)
      part.remove();
  // parseHtml() renames frames, so that the parser opens none.
  const words = body?.innerHTML.replaceAll(/<(\/?)x-frame\b/g, '<$1iframe') ?? '';
  return { file, key: basename(file), data, body: words, format: 'html' };
}
