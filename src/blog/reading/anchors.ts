import { useEffect } from 'react';
import type { Section } from '../blog';

// What the page's frame is called.
const FRAME = ['main', 'root', 'snapshot', 'after-paint'];

const MAX_LENGTH = 60;

const slugOf = (heading: string): string =>
  [...heading.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')]
    .slice(0, MAX_LENGTH)
    .join('')
    .replace(/^-|-$/g, '');

/** What each section is called in an address: its heading, and a number where something else is called so already. */
export function anchorsOf(sections: Section[]): string[] {
  const taken = new Set(FRAME);
  return sections.map(({ Heading }) => {
    const name = slugOf(Heading) || 'section';
    let anchor = name;
    for (let i = 2; taken.has(anchor); i++) anchor = `${name}-${i}`;
    taken.add(anchor);
    return anchor;
  });
}

/** Scrolls to the section that the address names, if the browser has not found it: what is read live comes later. */
export function useScrollToAnchor(): void {
  useEffect(() => {
    if (scrollY > 0) return;
    const heading = [...document.querySelectorAll('h2')].find(
      ({ id }) => `#${encodeURIComponent(id)}` === location.hash,
    );
    heading?.scrollIntoView();
  }, []);
}
