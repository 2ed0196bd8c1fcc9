import { reading } from '#words/reading';
import { site } from '#words/site';
import { type Element, toText } from '../post/text/tree';
import type { Show } from './show';

/** The words of a table's header. */
const toLabel = ({ children: [head] = [] }: Element): string => {
  const [row] = typeof head === 'object' ? (head.children ?? []) : [];
  const cells = typeof row === 'object' ? (row.children ?? []) : [];
  return reading.table(cells.map((cell) => toText([cell])).join(site.comma));
};

/** Shows a table, which is reachable by keyboard, since it scrolls. */
export const showTable: Show = (table, { key, dir, showAll }) => (
  <section key={key} className="table-region" tabIndex={0} aria-label={toLabel(table)} dir={dir}>
    <table>{showAll(table.children)}</table>
  </section>
);
