import { expect, test } from 'vitest';
import { reuseSections } from '../../../../src/blog/writing/reuseSections';
import { twoSections } from './renderPostForm';

const [first, second] = twoSections.sections;

test('the copy has the words of the form, and reuses sections that did not change, moved or not', () => {
  const edited = structuredClone(twoSections);
  edited.sections[0]!.paragraphs[1]!.Paragraph = 'Two, corrected.';
  const copy = reuseSections(twoSections, edited);
  expect(copy).toStrictEqual(edited);
  expect(copy.sections[0]).not.toBe(edited.sections[0]);
  expect(copy.sections[1]).toBe(second);

  const reuse = (...sections: typeof twoSections.sections) =>
    reuseSections(twoSections, { ...twoSections, sections: structuredClone(sections) }).sections;
  expect(reuse(second!)[0]).toBe(second);
  const [, ...moved] = reuse({ Heading: 'New', paragraphs: [] }, first!, second!);
  expect(moved.map((one, i) => one === twoSections.sections[i])).toEqual([true, true]);
});
