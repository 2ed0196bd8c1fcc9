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
  // The title and the rule above it are repeated in the body.
  for (const one of body?.querySelectorAll('.graf--title, .section-divider') ?? []) one.remove();
  return { file, key: basename(file), data, body: body?.innerHTML ?? '', format: 'html' };
}
