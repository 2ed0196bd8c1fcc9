import type { ReactNode } from 'react';
import { isolateNames } from '../base/language/isolateNames';
import { splitAtAddresses } from './splitAtAddresses';

/** Makes links of the https addresses in the owner's words. `show` draws the others. */
export const withLinks = (text: string, show: (words: string) => ReactNode = isolateNames) =>
  splitAtAddresses(text).map((part, i) =>
    i % 2 ? (
      <a key={i} href={part}>
        {part}
      </a>
    ) : (
      show(part)
    ),
  );
