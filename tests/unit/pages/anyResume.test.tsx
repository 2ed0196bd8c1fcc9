import newGrad from '@jsonresume/schema/examples/new-grad.resume.json' with { type: 'json' };
import sample from '@jsonresume/schema/sample.resume.json' with { type: 'json' };
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { toResume } from '#any-resume';
import { Contact } from '../../../src/pages/Contact';
import { Cv } from '../../../src/cv/Cv';
import { Home } from '../../../src/pages/Home';
import everyField from '../../fixtures/resumes/everyField.resume.json' with { type: 'json' };

/** Replaces every text of a document, except where only an address, a date or a kind is allowed. */
const withTexts = (json: unknown, change: (text: string) => unknown): unknown =>
  JSON.parse(JSON.stringify(json), (_, value: unknown) =>
    typeof value !== 'string' || /^(https?:|\d{4}(-\d\d)*$|soft$|technical$)/.test(value)
      ? value
      : change(value),
  );

const HOSTILE = '</script><script>alert(1)</script>"\'&<!--\u0000\u202e\ud800 {{x}} ${y} ';
const hostile = withTexts(everyField, (text) => HOSTILE + text);

const documents: Record<string, unknown> = {
  'the sample of the schema': sample,
  'a new graduate': newGrad,
  'every field': everyField,
  'hostile texts': hostile,
  'long words': withTexts(everyField, (text) => text.replaceAll(' ', '').repeat(20)),
  'empty lists': { basics: { profiles: [] }, work: [], skills: [{}], awards: [null] },
  'blank texts': { basics: { label: null, summary: ' ' }, work: [{}, { highlights: [' ', null] }] },
};

/** Renders home, CV and contact for a document. */
function toPages(json: unknown) {
  const fields = toResume(json).resume;
  const photo = { src: '/portrait.svg', alt: fields.basics.imageAlt, width: 480, height: 600 };
  const projects = fields.projects.map((one) => ({
    ...one,
    picture: one.image ? { ...photo, alt: one.imageAlt } : null,
  }));
  const basics = { ...fields.basics, name: fields.basics.name || 'Portfolio' };
  const shown = projects.flatMap(({ name }, i) => (name ? [i] : []));
  const resume = { ...fields, basics, photo, projects, shown, dir: 'ltr' as const };
  const page = (
    <MemoryRouter>
      <Home resume={resume} notice={null} lately={null} />
      <Cv resume={resume} />
      <Contact resume={resume} />
    </MemoryRouter>
  );
  return { html: renderToStaticMarkup(page) };
}

/** The texts of a document, except those about the file itself. */
function findTexts(value: unknown, name = ''): string[] {
  if (['$schema', 'meta', 'kind', 'image', 'picture'].includes(name)) return [];
  if (name === 'countryCode' && /^[A-Z]{2}$/.test(String(value)))
    return [new Intl.DisplayNames('en', { type: 'region' }).of(String(value))!];
  if (typeof value === 'string') return value === 'Present' ? [] : [value];
  return Object.entries(value ?? {}).flatMap(([key, one]) => findTexts(one, key));
}

const months = new Intl.DateTimeFormat('en-GB', { year: 'numeric', month: 'short' });
const toShown = (text: string) =>
  /^\d{4}-\d\d/.test(text)
    ? months.format(new Date(text))
    : text.replace(/^https?:\/\/(www\.)?|\/$/g, '').trim();

const entities: Record<string, string> = { lt: '<', gt: '>', quot: '"', '#x27': "'", amp: '&' };
const toText = (html: string) =>
  html
    .replace(/<img[^>]* alt="([^"]*)"[^>]*>/g, '$1')
    .replace(/<span class="whole">(.*?)<\/span>/gs, '$1')
    .replace(/<\/?(a|bdi)\b[^>]*>/g, '')
    .replace(/<[^>]*>/g, '\n')
    .replace(/&(\w+|#x27);/g, (_, name: string) => entities[name]!);

test.each(Object.entries(documents))(
  '%s: every text is on a page, and no element is empty',
  (_, json) => {
    expect(toResume(json).warnings.filter((one) => one.endsWith('on no page.'))).toEqual([]);
    const { html } = toPages(json);
    const text = toText(html);
    const lines = findTexts(json).flatMap((one) => one.replace(/[\0\ud800]/g, '').split('\n'));
    expect(lines.filter((line) => !text.includes(toShown(line)))).toEqual([]);
    expect(text).not.toMatch(/undefined|null|NaN|Invalid Date|\[object/);
    expect(html).not.toMatch(/<(h[1-6]|p|ul|dl|li|dt|dd|div|section|figure|a)( [^>]*)?><\/\1>/);
  },
);

test('hostile texts start no script, comment or element', () => {
  // Those around names, of which some are left out, and some sentences contain more.
  const findTags = (json: unknown) => toPages(json).html.match(/<(?!\/?(?:span|bdi))[!\w/]+/g);
  expect(findTags(hostile)).toEqual(findTags(everyField));
});
