import { readCallout } from '../callout/readCallout';
import { formulaReads, readOwnFormula } from '../formula/readFormula';
import { readFigure, readTable, readTask } from './blocks';
import type { Read, Reads } from './read';

/** How the constructs of Markdown are read that are more than a tag around their children. */
export const reads: Reads = {
  blockquote: readCallout,
  listItem: readTask,
  table: readTable,
  ...formulaReads,
};

/** What ends the paragraph that it is in. */
export const readsOwnBlocks = [readFigure, readOwnFormula] as Read[];
