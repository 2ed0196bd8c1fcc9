import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { languages } from '../../scripts/content/languages';
import * as english from '../fixtures/words/en';
import { loadWords } from '../fixtures/words/loadWords';

const others = languages.filter((language) => language !== 'en');

// Names, and words that English has in common with a language.
const shared: Record<string, string[]> = {
  de: ['Blog', 'RSS', 'System', 'Debug', 'Video', 'Code', 'Name', 'Link', 'OK', 'Text'],
  fr: ['CV', 'Contact', 'Blog', 'RSS', 'Publications', 'Code', 'Section', 'OK', 'Versions'],
  es: ['Blog', 'RSS'],
  ar: ['RSS'],
  ja: ['RSS', 'OK'],
};

type Entry = [name: string, sentence: string];
type Sentence = (...values: (number | string)[]) => string;

const counts = [
  [3, 5, 8],
  [1, 1, 1],
];
// The ways in which a section or a paragraph moves.
const ways = ['up', 'down'].flatMap((way) => [
  [3, way],
  [3, 5, way],
]);

/** Lists sentences by name. Functions get numbers, first 3, 5 and 8, and the sentence a number behind its name. */
function listSentences(part: object, name = ''): Entry[] {
  return Object.entries(part).flatMap(([key, value]: [string, unknown]): Entry[] => {
    const path = `${name}.${key}`;
    if (typeof value === 'string') return [[path, value]];
    const values = key.startsWith('move') ? ways : counts;
    if (typeof value === 'function')
      return values.map((some, i) => [`${path} ${i}`, String((value as Sentence)(...some))]);
    return listSentences(value as object, path);
  });
}

const digits = (sentence: string) => new Set(sentence.match(/[358]/g));

/** The words of a sentence, and of each part of it that is longer than a name. */
function listParts(sentence: string): Set<string> {
  const toWords = (text: string) => text.match(/\p{L}[\p{L}’'-]*/gu) ?? [];
  const parts = sentence.split(/[.:;?!](?=\s|$)/).map(toWords);
  const long = parts.filter((words) => words.length > 2);
  return new Set([toWords(sentence), ...long].map((words) => words.join(' ')).filter(Boolean));
}

test('the English words are those of the specification', () => {
  const { home, contact, cv, account, menu, reading, writing, frame, publishing } = english;
  const { fields } = writing;
  expect([
    ...Object.values(frame.links),
    ...[home.title, contact.heading, contact.email, contact.phone],
    ...[cv.projects, cv.work, cv.education, cv.technicalSkills, cv.softSkills],
    ...[cv.awards, cv.interests, account.signIn, menu.signOut],
    ...[reading.read, reading.back, reading.debug],
    ...[fields.Name, fields.Title, fields.Summary, fields.Heading, fields.Paragraph],
    ...[writing.addSection, writing.removeSection, writing.addParagraph, writing.remove],
    writing.submit,
  ]).toEqual([
    ...['Home', 'CV', 'Contact', 'Blog'],
    ...['About Me', 'Contact Information', 'Email', 'Phone'],
    ...['Relevant Experience', 'Work Experience', 'Education', 'Technical Skills', 'Soft Skills'],
    ...['Other Awards', 'Hobbies and Interests', 'Sign in', 'Sign Out'],
    ...['Read', 'Back', 'Debug'],
    ...['Name', 'Title', 'Summary', 'Heading', 'Paragraph'],
    ...['Add Section', 'Remove Section', 'Add Paragraph', 'Remove'],
    'Submit',
  ]);
  expect(publishing.adminsOnly('you@example.com')).toBe(
    'Only ADMINS may submit blog posts. Please contact the owner (you@example.com) if you should have this privilege. ' +
      'Do you want to be redirected to the home page?',
  );
});

test('no style depends on a word', () => {
  const files = readdirSync('src', { recursive: true }).map((file) => `src/${String(file)}`);
  const styles = files.filter((file) => /\.s?css$/.test(file));
  const selected = styles.filter((file) =>
    /\[(aria-label|title|alt|placeholder|aria-description)[~|^$*]?=/.test(
      readFileSync(file, 'utf8'),
    ),
  );
  expect(selected).toEqual([]);
});

describe.each(others)('the words of %s', (language) => {
  test('name a language that browsers know', async () => {
    const { site } = await loadWords(language);
    expect(site.lang).toBe(language);
    expect(Intl.DateTimeFormat.supportedLocalesOf(site.locale)).toHaveLength(1);
    expect(site.dir).toBe(/^(ar|fa|he|ur)$/.test(language) ? 'rtl' : 'ltr');
  });

  test('have the files of the English ones', () => {
    const list = (name: string) =>
      readdirSync(`src/words/${name}`, { recursive: true }).map(String);
    expect(new Set(list(language))).toEqual(new Set(list('en')));
  });

  test('are no copy of those of another language', async () => {
    const { site: _site, ...words } = await loadWords(language);
    const sentences = listSentences(words);
    for (const other of others.filter((one) => one !== language)) {
      const { site: _other, ...same } = await loadWords(other);
      const known = new Map(listSentences(same));
      const isCopied = ([name, sentence]: Entry) => known.get(name) === sentence;
      const copied = sentences.filter(isCopied).length;
      expect.soft(copied / sentences.length, other).toBeLessThan(0.3);
    }
  });

  test('are not English, but for names, and have every value and link of the English ones', async () => {
    const { site: _site, ...words } = await loadWords(language);
    const sentences = new Map(listSentences(words));
    const { site: _english, ...originals } = english;
    const same = new Set<string>();
    for (const [name, original] of listSentences(originals)) {
      const sentence = sentences.get(name)!;
      expect.soft(sentence, name).not.toBe('');
      const left = listParts(sentence);
      for (const part of listParts(original)) if (left.has(part)) same.add(part);
      expect.soft(sentence.split('_').length, name).toBe(original.split('_').length);
      if (/ [1-9]$/.test(name)) continue;
      expect.soft(digits(sentence), `${name}: ${sentence}`).toEqual(digits(original));
    }
    expect([...same].sort()).toEqual((shared[language] ?? []).sort());
  });
});
