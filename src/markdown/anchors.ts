import { useEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import type { Section } from '../post/post';

// Keeps the ids of headings apart from all other ids in the page.
const PREFIX = 'section-';
const MAX_LENGTH = 60;

const toSlug = (heading: string): string =>
  [...heading.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')]
    .slice(0, MAX_LENGTH)
    .join('')
    .replace(/^-|-$/g, '');

/** Makes an id for each section from its heading, with a number where an earlier section has the same. */
export function makeAnchors(sections: Section[]): string[] {
  // Each anchor, and the last number that was added to it.
  const taken = new Map<string, number>();
  return sections.map(({ Heading }) => {
    const name = PREFIX + (toSlug(Heading) || 'untitled');
    let anchor = name;
    let last = taken.get(name) ?? 1;
    // A heading may end in the next number itself.
    while (taken.has(anchor)) anchor = `${name}-${++last}`;
    taken.set(name, last).set(anchor, 1);
    return anchor;
  });
}

/** Scrolls to the heading or footnote in the URL's fragment. That of a heading may be without the prefix, as authors write it. */
function scrollToAnchor(): Element | undefined {
  // Browsers without text fragments keep them in the hash.
  const [hash] = location.hash.split(':~:');
  const target = [...document.querySelectorAll('h2, sup > a, .footnotes li')].find(({ id }) =>
    [id, id.replace(PREFIX, '')].some((name) => `#${encodeURIComponent(name)}` === hash),
  );
  target?.scrollIntoView();
  return target;
}

function followLink() {
  const heading = scrollToAnchor();
  if (!(heading instanceof HTMLHeadingElement)) return;
  // On a busy computer, Chromium may leave the focus on the link.
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/**
 * Scrolls to the heading or footnote in the URL's fragment where the browser can't: in late text, after a link to another
 * page, and for headings without the prefix.
 */
export function useScrollToAnchor(): void {
  const { key } = useLocation();
  const navigation = useNavigationType();
  useEffect(() => {
    // The browser restores the place of a page that is reloaded or gone back to.
    if (scrollY === 0 || navigation !== NavigationType.Pop) scrollToAnchor();
  }, [key, navigation]);
  useEffect(() => {
    addEventListener('hashchange', followLink);
    return () => removeEventListener('hashchange', followLink);
  }, []);
}
