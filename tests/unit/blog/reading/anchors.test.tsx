// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { makeAnchors, useScrollToAnchor } from '../../../../src/blog/reading/anchors';

const anchors = (...headings: string[]) =>
  makeAnchors(headings.map((Heading) => ({ Heading, paragraphs: [] })));

test('a section is named after its heading, which is cut between two letters if it is long', () => {
  expect(anchors('What went wrong?', 'C++ & <b>HTML</b>', 'Über uns', '日本語')).toEqual([
    'section-what-went-wrong',
    'section-c-b-html-b',
    'section-über-uns',
    'section-日本語',
  ]);
  expect(anchors('𝒜'.repeat(100))).toEqual([`section-${'𝒜'.repeat(60)}`]);
});

test('no two sections have the same name', () => {
  expect(anchors('Tests', 'tests!', 'Tests 2', '?', '!')).toEqual([
    'section-tests',
    'section-tests-2',
    'section-tests-2-2',
    'section-untitled',
    'section-untitled-2',
  ]);
});

function Heading() {
  useScrollToAnchor();
  return <h2 id="section-über-uns">Über uns</h2>;
}

test.each(['section-über-uns', 'über-uns'])(
  'text that is shown later scrolls to the section in the URL: #%s',
  (name) => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    onTestFinished(() => void (location.hash = ''));
    location.hash = encodeURIComponent(name);
    render(<Heading />);
    expect(scroll).toHaveBeenCalledOnce();
    dispatchEvent(new Event('hashchange'));
    expect(scroll).toHaveBeenCalledTimes(2);
  },
);
