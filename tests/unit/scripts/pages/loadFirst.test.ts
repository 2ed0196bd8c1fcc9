import { expect, test } from 'vitest';
import { loadFirst } from '../../../../scripts/pages/loadFirst';
import { parseSections } from '../../../../src/markdown/parsing/parseMarkdown';

const long = 'A word. '.repeat(40);

/** The names of pictures that are loaded before all others. */
function listFirst(...texts: string[]): string[] {
  const sections = [texts, ['![Last](/images/c.png)']].map((paragraphs) => ({
    Heading: 'A heading',
    paragraphs: paragraphs.map((Paragraph) => ({ Paragraph })),
  }));
  const json = JSON.stringify(loadFirst(structuredClone(parseSections(sections)), sections));
  return Array.from(json.matchAll(/"alt":"(\w+)"[^}]*"loading":"eager"/g), ([, name]) => name!);
}

test.each([
  ['the first picture', ['A few words.', '![One](/images/a.png)', '![Two](/images/b.png)'], 'One'],
  ['one among other words', ['> Quoted, *with* ![One](/images/a.png)'], 'One'],
  ['one of the next section', ['A few words.'], 'Last'],
])('%s on the first screen is loaded before all others', (_, texts, name) => {
  expect(listFirst(...texts)).toEqual([name]);
});

test('a picture below the first screen is loaded when it comes near', () => {
  expect(listFirst(long, '![One](/images/a.png)')).toEqual([]);
});
