import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { makeAnchors, useScrollToAnchor } from '../../../../src/blog/reading/anchors';

test.each([
  ['named after their headings', ['C++ & <b>Über</b>', '日本語'], ['c-b-über-b', '日本語']],
  ['cut between two letters if they are long', ['𝒜'.repeat(100)], ['𝒜'.repeat(60)]],
  ['never the same', ['Tests', 'tests!', 'Tests 2'], ['tests', 'tests-2', 'tests-2-2']],
  ['called untitled without letters', ['?', '!'], ['untitled', 'untitled-2']],
])('the anchors of sections are %s', (_, headings, anchors) => {
  const sections = headings.map((Heading) => ({ Heading, paragraphs: [] }));
  expect(makeAnchors(sections)).toEqual(anchors.map((anchor) => `section-${anchor}`));
});

function Heading() {
  useScrollToAnchor();
  return <h2 id="section-über-uns">Über uns</h2>;
}

test.each(['section-über-uns', 'über-uns', 'section-über-uns:~:text=wir'])(
  // The last as in a browser without text fragments.
  'text that is shown later scrolls to the section in the URL: #%s',
  (name) => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    onTestFinished(() => void (location.hash = ''));
    location.hash = encodeURI(name);
    render(<Heading />, { wrapper: MemoryRouter });
    expect(scroll).toHaveBeenCalledOnce();
    dispatchEvent(new Event('hashchange'));
    expect(scroll).toHaveBeenCalledTimes(2);
  },
);
