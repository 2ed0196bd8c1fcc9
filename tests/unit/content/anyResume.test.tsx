// @vitest-environment node
import newGrad from '@jsonresume/schema/examples/new-grad.resume.json' with { type: 'json' };
import careerChanger from '@jsonresume/schema/examples/career-changer.resume.json' with { type: 'json' };
import senior from '@jsonresume/schema/examples/senior-engineer.resume.json' with { type: 'json' };
import sample from '@jsonresume/schema/sample.resume.json' with { type: 'json' };
import { expect, test, vi } from 'vitest';
import { toResume } from '../../../src/content/toResume';
import everyField from '../../fixtures/everyField.resume.json' with { type: 'json' };
import { oldSchema } from '../../fixtures/oldSchema';

const HOSTILE = '</script><script>alert(1)</script>"\'&<!--\u0000\u202e\ud800 {{x}} ${y} ';
const isTyped = (text: string) => /^(https?:|\d{4}(-\d\d)*$|soft$|technical$)/.test(text);

/** A document with another text wherever this one has one that may be any. */
function withTexts(value: unknown, change: (text: string) => unknown): unknown {
  if (typeof value === 'string') return isTyped(value) ? value : change(value);
  if (Array.isArray(value)) return value.map((one) => withTexts(one, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, withTexts(one, change)]),
  );
}

/** The texts of a document, except of what is about the file itself. */
function textsOf(value: unknown, name = ''): string[] {
  if (['$schema', 'meta', 'kind', 'image', 'picture'].includes(name)) return [];
  if (typeof value === 'string') return value === 'Present' ? [] : [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => textsOf(one, key));
}

const documents: Record<string, unknown> = {
  'the sample of the schema': sample,
  'a new graduate': newGrad,
  'a career changer': careerChanger,
  'a senior engineer': senior,
  'every field': everyField,
  'the old schema': oldSchema,
  'no field': {},
  'a name': { basics: { name: 'Only A Name' } },
  'hostile texts': withTexts(everyField, (text) => HOSTILE + text),
  'long words': withTexts(everyField, (text) => text.replaceAll(' ', '').repeat(20)),
  'empty texts': withTexts(everyField, () => ' '),
  'nothing but null': withTexts(everyField, () => null),
  'empty lists': { basics: { profiles: [] }, work: [], skills: [{}], awards: [null] },
};

/** What the main part of home, CV and contact is as the build writes it for a document. */
async function pagesOf(json: unknown): Promise<string[]> {
  const { resume } = toResume(json);
  vi.resetModules();
  const photo = { src: '/portrait.svg', alt: resume.basics.imageAlt, width: 480, height: 600 };
  vi.doMock('../../../src/content/resume', () => ({ resume: { ...resume, photo } }));
  const { renderPage } = await import('../../../scripts/pages/renderPage');
  const pages = ['/home', '/cv', '/contact'].map((path) => renderPage(path));
  return (await Promise.all(pages)).map(({ body }) => /<main.*<\/main>/s.exec(body)![0]);
}

const months = new Intl.DateTimeFormat('en-GB', { year: 'numeric', month: 'short' });
/** A text as a page shows it. */
const shown = (text: string) =>
  /^\d{4}-\d\d/.test(text)
    ? months.format(new Date(text))
    : text.replace(/^https?:\/\/(www\.)?|\/$/g, '').trim();

const entities: Record<string, string> = { lt: '<', gt: '>', quot: '"', '#x27': "'", amp: '&' };
/** What can be seen or heard of a page. */
const textOf = (html: string) =>
  html
    .replace(/<script.*?<\/script>/gs, '')
    .replace(/<img[^>]* alt="([^"]*)"[^>]*>/g, '$1')
    .replace(/<[^>]*>/g, '\n')
    .replace(/&(\w+|#x27);/g, (_, name: string) => entities[name]!);

test.each(Object.entries(documents))('%s: every text is on a page', async (_, json) => {
  const { faults, unread } = toResume(json);
  expect({ faults, unread }).toEqual({ faults: [], unread: [] });
  const text = (await pagesOf(json)).map(textOf).join('\n');
  const lines = textsOf(json).flatMap((one) => one.replace(/[\0\ud800]/g, '').split('\n'));
  expect(lines.filter((line) => !text.includes(shown(line)))).toEqual([]);
});

test.each(Object.entries(documents))('%s: nothing on a page is empty', async (_, json) => {
  const empty = /<(h[1-6]|p|ul|dl|li|dt|dd|div|section|figure|a)( [^>]*)?><\/\1>/g;
  for (const html of await pagesOf(json)) {
    expect(html.match(empty)).toBeNull();
    expect(textOf(html)).not.toMatch(/undefined|null|NaN|Invalid Date|\[object/);
  }
});

test('hostile texts start no script, no comment and no element', async () => {
  // A span holds a user name that is not in its address.
  const tags = async (name: string) =>
    (await pagesOf(documents[name])).map((html) =>
      html.replaceAll('<!-- -->', '').match(/<(?!\/?span)[!\w/]+/g),
    );
  expect(await tags('hostile texts')).toEqual(await tags('every field'));
});
