import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import english, { type Words } from '../../src/languages/en';

const others = readdirSync('src/languages')
  .map((file) => file.replace('.ts', ''))
  .filter((language) => language !== 'en');

// The same in some other language.
const shared =
  /^(RSS|Blog|CV|Contact|Code|Code, \d|Link|Name|OK|Debug|Format|Versions|Publications|Section \d|System|\W*)$/;

type Entry = [name: string, sentence: string];
type Sentence = (...numbers: number[]) => string;

/** Lists sentences by name. Functions get the numbers 3, 5 and 8. */
function listSentences(part: object, name = ''): Entry[] {
  return Object.entries(part).flatMap(([key, value]: [string, unknown]): Entry[] => {
    const path = `${name}.${key}`;
    if (typeof value === 'string') return [[path, value]];
    if (typeof value === 'function') return [[path, (value as Sentence)(3, 5, 8)]];
    return listSentences(value as object, path);
  });
}

const digits = (sentence: string) => new Set(sentence.match(/[358]/g));

test('the English words are those of the specification', () => {
  const { home, cv, contact, frame, account, menu, reading, writing, publishing } = english;
  expect([home.title, contact.heading, contact.email, contact.phone]).toEqual([
    ...['About Me', 'Contact Information', 'Email', 'Phone'],
  ]);
  const { projects, work, education, technicalSkills, softSkills, awards, interests } = cv;
  expect([projects, work, education, technicalSkills, softSkills, awards, interests]).toEqual([
    ...['Relevant Experience', 'Work Experience', 'Education', 'Technical Skills', 'Soft Skills'],
    ...['Other Awards', 'Hobbies and Interests'],
  ]);
  expect(Object.values(frame.links)).toEqual(['Home', 'CV', 'Contact', 'Blog']);
  expect([account.signIn, menu.signOut]).toEqual(['Sign in', 'Sign Out']);
  expect([reading.read, reading.back, reading.debug]).toEqual(['Read', 'Back', 'Debug']);
  const { Name, Title, Summary, Heading, Paragraph } = writing.fields;
  expect([Name, Title, Summary, Heading, Paragraph]).toEqual([
    ...['Name', 'Title', 'Summary', 'Heading', 'Paragraph'],
  ]);
  const { addSection, removeSection, addParagraph, remove, submit } = writing;
  expect([addSection, removeSection, addParagraph, remove, submit]).toEqual([
    ...['Add Section', 'Remove Section', 'Add Paragraph', 'Remove', 'Submit'],
  ]);
  expect(publishing.adminsOnly('you@example.com')).toMatch(
    /^Only ADMINS may submit blog posts\. .*contact the owner \(you@example\.com\).*home page\?$/,
  );
});

describe.each(others)('the words of %s', (language) => {
  const load = async () =>
    ((await import(`../../src/languages/${language}.ts`)) as { default: Words }).default;

  test('name a language that browsers know', async () => {
    const { site } = await load();
    expect(site.lang).toBe(language);
    expect(Intl.DateTimeFormat.supportedLocalesOf(site.locale)).toHaveLength(1);
    expect(site.dir).toBe(/^(ar|fa|he|ur)$/.test(language) ? 'rtl' : 'ltr');
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
