import { render, screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { countCharacters, countWords } from '../../../src/post/text/texts';
import { toContent } from '../../../src/post/toPost';
import { deferUntilPaint } from '../../../src/drafts/deferUntilPaint';
import type { SessionData } from '../../../src/drafts/session/sessionData';
import { MAX_POST_BYTES, measureSize } from '../../../src/publishing/measureSize';
import { PostSize } from '../../../src/publishing/PostSize';
import { TooManyPartsError } from '../../../src/versions/limits';
import { explainSubmitError } from '../../../src/publishing/submitMessages';
import { SubmitProblem, SubmitStatus } from '../../../src/publishing/SubmitStatus';
import { section } from '../../fixtures/posts';
import { openSession } from '../form/openSession';
import * as words from '../../fixtures/words/en';

const { publishing, writing } = words;

test('the size of a post is that of all its texts in bytes', () => {
  const sections = [section('é', '💥')];
  expect(measureSize(toContent({ Name: 'a', Title: 'b', Summary: 'c', sections }))).toBe(9);
});

test.each([
  [['Two words', 'and\nthree  more', ''], 5, 24],
  [['', ' '], 0, 1],
  // A character counts once, however many code units it has.
  [['', '💥é'], 1, 2],
  // Chinese and Japanese have no spaces.
  [['天気', 'TypeScript で書く、'], 7, 17],
])('%j has %i words and %i characters', ([Heading, ...paragraphs], count, characters) => {
  const { sections } = toContent({ sections: [{ Heading, paragraphs }] });
  expect([countWords(sections), countCharacters(sections)]).toEqual([count, characters]);
});

test.each([
  [0.79, `${writing.words('1', 1)}, ${writing.characters('828,217', 828_217)}`],
  [0.925, writing.reached(92)],
  [1.01, writing.tooLarge],
])('a post that takes %d of the limit shows %s', (share, text) => {
  const paragraphs = ['x'.repeat(MAX_POST_BYTES * share)];
  const { container } = render(<PostSize post={toContent({ sections: [{ paragraphs }] })} />);
  expect(container).toHaveTextContent(text);
  const meters = screen.queryAllByRole<HTMLMeterElement>('meter', { name: writing.size });
  const shares = meters.map((meter) => Number(meter.getAttribute('value')));
  expect(shares).toEqual(share < 0.8 ? [] : [expect.closeTo(share)]);
});

test.each([
  [Array<object>(5000).fill({}), false],
  [Array<object>(5001).fill({}), true],
  [[{ paragraphs: Array(20_001).fill('') }], true],
])(
  'a post of more sections or paragraphs than a page shows says how many it can have',
  (sections, isSaid) => {
    render(<PostSize post={toContent({ sections })} />);
    const limits = publishing.tooManyParts('5,000', '20,000');
    expect(screen.queryAllByText(limits)).toHaveLength(isSaid ? 1 : 0);
    expect(explainSubmitError(new TooManyPartsError())).toBe(publishing.failed(limits));
  },
);

const code = (language: string, lines: number) => `~~~${language}\n${'a = 1;\n'.repeat(lines)}~~~`;
test.each([
  ['a block that is too long for colours', [code('js', 2_000)], true],
  ['a very long line of code', [`Words.\n\n\`\`\`js\n${'a = 1; '.repeat(100)}\n\`\`\``], true],
  ['too much code in all', Array<string>(12).fill(code('js', 1_400)), true],
  ['as much as has colours', Array<string>(10).fill(code('js', 1_400)), false],
  ['long code without a language', [code('', 2_000)], false],
])('a post with %s says so: %#', (_, paragraphs, isSaid) => {
  const { container } = render(<PostSize post={toContent({ sections: [{ paragraphs }] })} />);
  const sentence = writing.plainCode('10,000', '100,000');
  const { textContent } = container;
  expect(textContent.includes(sentence)).toBe(isSaid);
});

const today = new Date().setHours(14, 5);
const earlier = new Date(2026, 0, 31, 9, 7).getTime();

test.each<[Partial<SessionData>, string]>([
  [{}, ''],
  [{ saved: 'copied' }, publishing.onlyCloud],
  [{ phase: 'publishing', progress: { pictures: 2 } }, publishing.uploading(2)],
  [{ phase: 'publishing', progress: 'waiting' }, publishing.waiting],
  [{ saved: today }, publishing.saved('14:05')],
  [{ saved: earlier }, publishing.saved('31 Jan 2026, 09:07')],
  [{ saved: today, copyFault: 'not sent' }, publishing.savedHere('14:05')],
  [{ saved: today, copyFault: 'too large' }, publishing.tooLargeToCopy('14:05')],
  [{ phase: 'failed', problem: writing.tooLarge }, ''],
])('the status of %j is %s, and only a failure is an alert', (changes, sentence) => {
  const session = openSession(toContent({}));
  session.useData = () => ({ ...session.get(), ...changes });
  render(
    <>
      <SubmitStatus session={session} />
      <SubmitProblem session={session} />
    </>,
  );
  expect(screen.getByRole('status').textContent).toBe(sentence);
  const alerts = screen.queryAllByRole('alert').map(({ textContent }) => textContent);
  expect(alerts).toEqual(changes.problem ? [changes.problem] : []);
});

const failure = (code: string) => Object.assign(new Error('The SDK’s message.'), { code });

test.each([
  [failure('invalid-argument'), publishing.rejected],
  [failure('aborted'), 'The SDK’s message.'],
  ['thrown text', 'thrown text'],
])('a submit that fails with %o says why, and that the text is still there', (error, reason) => {
  expect(explainSubmitError(error)).toBe(publishing.failed(reason));
});

test('text is saved after the next paint, in its last version, or at once when the page is left or hidden', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  let text = '';
  const done: string[] = [];
  const { schedule, flush } = deferUntilPaint(() => void done.push(text));
  const type = (letter: string) => {
    text += letter;
    schedule();
  };
  type('a');
  type('b');
  expect(done).toEqual([]);
  vi.runAllTimers();
  expect(done).toEqual(['ab']);
  type('c');
  flush();
  flush();
  vi.runAllTimers();
  expect(done).toEqual(['ab', 'abc']);
  // A hidden page is not painted.
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  type('d');
  expect(done).toEqual(['ab', 'abc', 'abcd']);
});
