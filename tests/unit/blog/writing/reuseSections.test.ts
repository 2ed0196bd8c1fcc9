import { expect, test } from 'vitest';
import { reuseSections } from '../../../../src/blog/writing/reuseSections';
import { twoSections } from './renderPostForm';

const [first, second] = twoSections.sections;

test('the next version has exactly the words of the form, and shares nothing with it', () => {
  const values = structuredClone(twoSections);
  values.sections[0]!.paragraphs[1]!.Paragraph = 'Two, corrected.';
  const next = reuseSections(twoSections, values);
  expect(next).toStrictEqual(values);
  values.sections[0]!.paragraphs[1]!.Paragraph = 'Two, corrected again.';
  expect(next.sections[0]!.paragraphs[1]!.Paragraph).toBe('Two, corrected.');
});

test('sections that did not change are reused, also if one was moved, removed or added', () => {
  const next = (...sections: typeof twoSections.sections) =>
    reuseSections(twoSections, { ...twoSections, sections: structuredClone(sections) }).sections;
  expect(next(second!, first!)[0]).toBe(second);
  expect(next(second!)[0]).toBe(second);
  const added = next({ Heading: 'New', paragraphs: [] }, first!, second!);
  expect(added.slice(1).map((one, i) => one === twoSections.sections[i])).toEqual([true, true]);
});
