import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import english, { type Words } from '../../src/words/en';

const others = readdirSync('src/words')
  .map((file) => file.replace('.ts', ''))
  .filter((language) => language !== 'en');

// The same in some other language.
const shared =
  /^(RSS|Blog|CV|Contact|Code|Code, \d|Link|Name|OK|Debug|Format|Versions|Publications|Video|Section \d|System|\W*)$/;

type Entry = [name: string, sentence: string];
type Sentence = (...numbers: number[]) => string;

/** Lists sentences by name. Functions get the numbers 3, 5 and 8. */
function listSentences(part: object, name = ''): Entry[] {
  return Object.entries(part).flatMap(([key, value]: [string, unknown]): Entry[] => {
    const path = `${name}.${key}`;
    if (typeof value === 'string') return [[path, value]];
    if (typeof value === 'function') return [[path, String((value as Sentence)(3, 5, 8))]];
    return listSentences(value as object, path);
  });
}

const digits = (sentence: string) => new Set(sentence.match(/[358]/g));

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

describe.each(others)('the words of %s', (language) => {
  const load = async (name = language) =>
    ((await import(`../../src/words/${name}.ts`)) as { default: Words }).default;

  test('name a language that browsers know', async () => {
    const { site } = await load();
    expect(site.lang).toBe(language);
    expect(Intl.DateTimeFormat.supportedLocalesOf(site.locale)).toHaveLength(1);
    expect(site.dir).toBe(/^(ar|fa|he|ur)$/.test(language) ? 'rtl' : 'ltr');
  });

  test('are no copy of those of another language', async () => {
    const { site: _site, ...words } = await load();
    const sentences = listSentences(words);
    for (const other of others.filter((one) => one !== language)) {
      const { site: _other, ...same } = await load(other);
      const known = new Map(listSentences(same));
      const isCopied = ([name, sentence]: Entry) => known.get(name) === sentence;
      const copied = sentences.filter(isCopied).length;
      expect.soft(copied / sentences.length, other).toBeLessThan(0.3);
    }
  });

  test('are not English, and have every value and link of the English ones', async () => {
    const { site: _site, ...words } = await load();
    const sentences = new Map(listSentences(words));
    const { site: _english, ...originals } = english;
    for (const [name, original] of listSentences(originals)) {
      const sentence = sentences.get(name)!;
      expect.soft(sentence, name).not.toBe('');
      if (sentence === original) expect.soft(sentence, name).toMatch(shared);
      expect.soft(sentence.split('_').length, name).toBe(original.split('_').length);
      // The direction of a move is a word in each language.
      if (!name.startsWith('.writing.move'))
        expect.soft(digits(sentence), `${name}: ${sentence}`).toEqual(digits(original));
    }
  });
});
