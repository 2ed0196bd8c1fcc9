import { expect, test } from 'vitest';
import { parseSections, createVersionParser } from '../../../src/blog/markdown';
import { toBlog, toPost } from '../../../src/blog/toBlog';

const em = (text: string) => [{ tag: 'p', children: [{ tag: 'em', children: [text] }] }];

test('a paragraph that the version before has too is not parsed again', () => {
  const post = (...paragraphs: string[]) => toBlog('a', { sections: [{ paragraphs }] });
  const version = createVersionParser();
  const before = version(post('*a*', '*b*'));
  const after = version(post('*new*', '*b*'));
  expect(after.trees![0]![1]).toBe(before.trees![0]![1]);
  expect(after.trees![0]![0]).toEqual(em('new'));
});

test('each paragraph has its Markdown in its place', () => {
  const sections = [{ paragraphs: ['plain', '*em*'] }, { paragraphs: [] }];
  expect(parseSections(toPost({ sections }).sections)).toEqual([[undefined, em('em')], []]);
});
