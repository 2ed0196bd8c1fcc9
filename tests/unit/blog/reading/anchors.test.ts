// @vitest-environment node
import { expect, test } from 'vitest';
import { anchorsOf } from '../../../../src/blog/reading/anchors';

const anchors = (...headings: string[]) =>
  anchorsOf(headings.map((Heading) => ({ Heading, paragraphs: [] })));

test('a section is called in its address as its heading is', () => {
  expect(anchors('What went wrong?', 'C++ & <b>HTML</b>', 'Über uns', '日本語')).toEqual([
    'what-went-wrong',
    'c-b-html-b',
    'über-uns',
    '日本語',
  ]);
});

test('a long heading is cut, between two letters', () => {
  expect(anchors('𝒜'.repeat(100))).toEqual(['𝒜'.repeat(60)]);
});

test('no two sections are called the same, nor as the frame of the page is', () => {
  expect(anchors('Tests', 'tests!', 'Tests 2', '', '?', 'Main')).toEqual([
    'tests',
    'tests-2',
    'tests-2-2',
    'section',
    'section-2',
    'main-2',
  ]);
});
