import type { ReactElement, ReactNode } from 'react';
import type { Element, Node, Tags } from '../post/text/tree';

/** Where an element is shown. */
export interface Around {
  key: string | number;
  /** The direction of a block that is in no other. */
  dir?: 'rtl' | 'auto';
  /** Whether it is within a link, which can hold no other. */
  isLinked?: boolean;
  showAll: (nodes?: Node[]) => ReactNode[];
}

/** Shows an element of a construct; undefined for one that is nothing but its tag around its children. */
export type Show = (element: Element, around: Around) => ReactElement | undefined;

/** What shows elements, by their tags. */
export type Shows = Partial<Record<Tags[keyof Tags], Show>>;
