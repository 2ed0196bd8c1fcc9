import type { ReactNode } from 'react';
import { isolateNames } from '../base/language/isolateNames';

// An address may have brackets in it, and ends before punctuation.
const addresses = /(https:\/\/(?:\([^\s()]*\)|[^\s()<>"“”、。，）」])+(?<![.,;:!?'’…]))/;

/** Makes links of the https addresses in the owner's words. `show` draws the others. */
export const withLinks = (text: string, show: (words: string) => ReactNode = isolateNames) =>
  text.split(addresses).map((part, i) =>
    i % 2 ? (
      <a key={i} href={part}>
        {part}
      </a>
    ) : (
      show(part)
    ),
  );
