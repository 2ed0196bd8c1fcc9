import { expect, test } from 'vitest';
import { treesOf, versions, withTrees } from '../../../src/blog/markdown';
import { toBlog, toPost } from '../../../src/blog/toBlog';

const p = (...children: unknown[]) => ({ tag: 'p', children });

test('a paragraph that the version before has as well is not parsed again', () => {
  const post = (...paragraphs: string[]) => toBlog('a', { sections: [{ paragraphs }] });
  const version = versions();
  const before = version(post('*a*', '*b*'));
  const after = version(post('*new*', '*b*'));
  expect(after.trees![0]![1]).toBe(before.trees![0]![1]);
  expect(after.trees![0]![0]).toEqual([p({ tag: 'em', children: ['new'] })]);
});

test('what a built page brings of its code stays with the live answer', () => {
  const blog = toBlog('a', { sections: [{ paragraphs: ['```\nlet a;\n```'] }] });
  const trees = [[[{ tag: 'pre' as const, code: 'let a;', parts: ['let a;'] }]]];
  expect(versions({ ...blog, trees })(blog).trees).toEqual(trees);
});

test('a post has the Markdown of each paragraph in its place, and none in its JSON', () => {
  const { sections } = toPost({
    sections: [{ paragraphs: ['plain', '*em*'] }, { paragraphs: [] }],
  });
  const em = [p({ tag: 'em', children: ['em'] })];
  expect(treesOf(sections)).toEqual([[undefined, em], []]);
  const blog = withTrees(toBlog('a', { sections }));
  expect(blog.trees).toEqual([[undefined, em], []]);
  expect(JSON.parse(JSON.stringify(blog))).not.toHaveProperty('trees');
});
