import { useEffect } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import type { Section } from '../../post/post';
import { type Element, type Node, toLine, type Trees } from '../../post/text/tree';

// Keeps the ids of headings apart from all other ids in the page.
const PREFIX = 'section-';
const MAX_LENGTH = 60;

const toSlug = (heading: string): string =>
  [...heading.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')]
    .slice(0, MAX_LENGTH)
    .join('')
    .replace(/^-|-$/g, '');

/** Makes the anchor of one heading after the other, with a number where an earlier one has the same. */
function openAnchors(): (heading: string) => string {
  // Each anchor, and the last number that was added to it.
  const taken = new Map<string, number>();
  return (heading) => {
    const name = PREFIX + (toSlug(heading) || 'untitled');
    let anchor = name;
    let last = taken.get(name) ?? 1;
    // A heading may end in the next number itself.
    while (taken.has(anchor)) anchor = `${name}-${++last}`;
    taken.set(name, last).set(anchor, 1);
    return anchor;
  };
}

/** Makes an anchor for each section from its heading. */
export function makeAnchors(sections: Section[]): string[] {
  const toAnchor = openAnchors();
  return sections.map(({ Heading }) => toAnchor(Heading));
}

/** A heading of a text: its words, its anchor, and its level in the page, from 2. */
interface Outlined {
  words: string;
  anchor: string;
  level: number;
}

const isSubheading = (node: Node): node is Element =>
  typeof node === 'object' && (node.tag === 'h3' || node.tag === 'h4');

/** Lists the headings of a text in order, and gives those within its sections their anchors and their level: none is skipped. */
export function outlineText(sections: Section[], trees: Trees) {
  const toAnchor = openAnchors();
  // Those of sections first: they are the same whatever stands within.
  const anchors = sections.map(({ Heading }) => toAnchor(Heading));
  const outline: Outlined[] = [];
  // That of the page's title.
  let last = 1;
  const add = (words: string, anchor: string, level: number) => {
    last = level;
    // One that is only a picture has nothing to be listed by.
    if (words) outline.push({ words, anchor, level });
  };
  const anchored = trees.map((paragraphs, i) => {
    const { Heading } = sections[i]!;
    if (Heading) add(Heading, anchors[i]!, 2);
    const addAnchor = (node: Node): Node => {
      if (!isSubheading(node)) return node;
      const level = Math.min(Number(node.tag[1]), last + 1);
      const words = toLine([node]);
      const id = toAnchor(words);
      add(words, id, level);
      return { ...node, tag: `h${level}` as 'h2' | 'h3' | 'h4', id };
    };
    return paragraphs.map((tree) => (tree?.some(isSubheading) ? tree.map(addAnchor) : tree));
  });
  return { anchors, trees: anchored, outline };
}

/** Scrolls to the heading or footnote in the URL's fragment. That of a heading may be without the prefix, as authors write it. */
function scrollToAnchor() {
  // Browsers without text fragments keep them in the hash.
  const [hash] = location.hash.split(':~:');
  const target = [...document.querySelectorAll('h2, h3, h4, sup > a, .footnotes li')].find(
    ({ id }) =>
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
