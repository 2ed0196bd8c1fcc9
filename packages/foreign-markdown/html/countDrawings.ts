// What shows a sign beside words, or is for no reader.
const AROUND_SIGNS =
  'a, button, summary, label, span, i, li, h1, h2, h3, h4, h5, h6, [aria-hidden=true], [hidden]';

/** Counts the drawings of a page that stand for themselves. */
export const countDrawings = (body: Element): number =>
  [...body.querySelectorAll('svg')].filter(
    (svg) =>
      !svg.closest(AROUND_SIGNS) &&
      !svg.querySelector('symbol') &&
      ![...svg.parentElement!.childNodes].some(
        (node) => node.nodeType === node.TEXT_NODE && node.nodeValue?.trim(),
      ),
  ).length;
