import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { getTops } from '../../rows/caret';
import type { Row } from '../../rows/rows';
import { findRowAt } from './bodyPlaces';
import type { BodyText } from './bodyText';
import { BODY_ID } from './useBody';

// Where readers look, as a part of the window.
const EYE = 1 / 3;

const getTop = (element: Element) => element.getBoundingClientRect().top;

interface Measured {
  body: BodyText;
  /** Of the field, in px. */
  width: number;
  height: number;
  /** How far below the top of the field each row begins, in px. */
  tops: number[];
}

/** The tops after a change of one row, which moves those below it; undefined after any other change. */
function moveTops(last: Measured, { rows }: BodyText, height: number): number[] | undefined {
  const before = last.body.rows;
  const at = rows.findIndex((row, i) => row !== before[i]);
  const isOne =
    rows.length === before.length && rows.every((row, i) => i === at || row === before[i]);
  if (!isOne || at < 0) return undefined;
  return last.tops.map((top, i) => (i > at ? top + height - last.height : top));
}

/** Scrolls the preview with the text beside it. `findShown` finds what the preview shows of a row. */
export function useScrollTogether(
  pane: RefObject<HTMLElement | null>,
  body: BodyText | undefined,
  findShown: (preview: Element, row: Row) => Element | null,
): void {
  // Measured once for each text and width: a long text takes longer than a frame.
  const measured = useRef<Measured>(undefined);

  /** How far below the top of the field each row begins. */
  function readTops(field: HTMLTextAreaElement, text: BodyText): number[] {
    const { offsetWidth: width, offsetHeight: height } = field;
    const last = measured.current;
    if (last?.body === text && last.width === width) return last.tops;
    const moved = last?.width === width ? moveTops(last, text, height) : undefined;
    const tops =
      moved ??
      getTops(
        field,
        text.spans.map(({ from }) => from),
      );
    measured.current = { body: text, width, height, tops };
    return tops;
  }

  const follow = useEffectEvent(() => {
    const preview = pane.current;
    const field = document.querySelector<HTMLTextAreaElement>(`#${BODY_ID}`);
    if (!preview || !field || !body || preview.getClientRects().length === 0) return;
    const tops = readTops(field, body);
    const above = getTop(field);
    // The row of the cursor stays beside it, as long as it is in sight.
    const own = (tops[findRowAt(body, field.selectionEnd)?.index ?? 0] ?? 0) + above;
    const eye = own > 0 && own < innerHeight * (1 - EYE) ? own : innerHeight * EYE;
    const find = (index: number) => body.rows[index] && findShown(preview, body.rows[index]);
    let index = tops.findLastIndex((top) => top + above <= eye);
    while (index > 0 && !find(index)) index--;
    const shown = find(index);
    if (!shown) return preview.scrollTo({ top: 0, behavior: 'instant' });
    const next = find(index + 1);
    const height = (tops[index + 1] ?? field.offsetHeight) - tops[index]!;
    const part = Math.min(1, (eye - above - tops[index]!) / height);
    const to = next ? getTop(next) : shown.getBoundingClientRect().bottom;
    const top = getTop(shown) + part * (to - getTop(shown)) - eye;
    preview.scrollBy({ top, behavior: 'instant' });
  });
  const isText = body !== undefined;
  useEffect(() => {
    if (!isText) return undefined;
    let frame = 0;
    const onScroll = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => follow());
    };
    addEventListener('scroll', onScroll, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', onScroll);
    };
  }, [isText]);
}
