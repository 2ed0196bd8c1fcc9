import {
  type MouseEvent,
  type SyntheticEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { getCursorTop, showCursor } from '../rows/caret';
import { FIELDS } from '../rows/focus';
import type { Row } from '../rows/rows';
import { findRowAt, findSpan } from './body/bodyPlaces';
import type { BodyText } from './body/bodyText';
import { BODY_ID } from './body/useBody';
import { useScrollTogether } from './body/useScrollTogether';

/** Which of the two is shown where there is room for only one. */
export type Tab = 'form' | 'post';

// Closer to the window's edges, the tabs or Submit may cover a field.
const EDGE = 64;
// In frames.
const SETTLED_AFTER = 10;

const getTop = (element: Element) => element.getBoundingClientRect().top;
const isShown = (element: Element) => element.getClientRects().length > 0;

function isInSight(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > EDGE && top < innerHeight - EDGE;
}

/** Finds where the preview shows a row: its section, or its paragraph's first block. */
function findShown(preview: Element, { name, key }: Row): Element | null {
  if (name === 'Heading') return preview.querySelector(`section[data-key="${key}"]`);
  if (name !== 'Paragraph')
    return (name === 'Summary' && preview.querySelector('.lead')) || preview.querySelector('h2');
  const paragraph = preview.querySelector(`[data-key="${key}"]`);
  // One that shows nothing, such as a comment, has no place of its own.
  return paragraph && (paragraph.firstElementChild ?? paragraph.parentElement);
}

/** Finds the field of what the preview shows at an element, and its part that is shown there. */
function findFieldOf(target: Element, body: BodyText | undefined) {
  const key = target.closest<HTMLElement>('[data-key]')?.dataset.key;
  const name = target.closest('.lead') ? 'Summary' : 'Title';
  const id = key ? (body ? BODY_ID : `field-${key}`) : name;
  const field = document.querySelector<HTMLTextAreaElement>(`#${id}`);
  const part = key && body ? findSpan(body, Number(key)) : undefined;
  return field && { field, from: part?.from ?? 0, to: part?.to };
}

// So many letters after the cursor tell one place from others.
const SAMPLE = 24;

/** Reads the words after a click, where the browser has set the page's selection. */
function readClicked(): string {
  const { anchorNode, anchorOffset } = getSelection() ?? {};
  const text = anchorNode?.nodeType === Node.TEXT_NODE ? anchorNode.nodeValue! : '';
  return text.slice(anchorOffset, anchorOffset! + SAMPLE);
}

/** Measures how far the preview's pane must scroll to show a paragraph beside a place in its field, or higher. `below`: how far that is below the field's top, in px. */
function measure(pane: Element, shown: Element, field: Element, below: number): number {
  const top = getTop(field) + below;
  // What is typed next should be in view, too.
  const offset = Math.max(0, Math.min(top - getTop(pane), pane.clientHeight / 2));
  return getTop(shown) - getTop(pane) - offset;
}

/** Scrolls the preview to the passage that is being written, beside the form and when the tab changes. `rows` are those that the preview shows. */
export function usePreviewScroll(rows: Row[], body?: BodyText) {
  const pane = useRef<HTMLDivElement>(null);
  const [tab, setTab] = useState<Tab>('form');
  // The field that last had the focus, and what is to be scrolled to it once the preview shows it.
  const field = useRef<Element>(null);
  const pending = useRef<'pane' | 'window'>(null);
  // The row of the text in which the cursor was.
  const lastRow = useRef<number>(null);
  const scrolling = useRef(0);
  // Where the field was in the window when the tab was changed.
  const top = useRef(0);

  /** Scrolls by a distance, and again while sections that come into view get their height. */
  function scroll(box: Element | Window, getDistance: () => number) {
    cancelAnimationFrame(scrolling.current);
    let frames = SETTLED_AFTER;
    const step = () => {
      box.scrollBy({ top: getDistance(), behavior: 'instant' });
      if (--frames > 0) scrolling.current = requestAnimationFrame(step);
    };
    step();
  }

  function find(): Element | null {
    const { id, selectionEnd = 0 } = (field.current ?? {}) as Partial<HTMLTextAreaElement>;
    const row =
      body && id === BODY_ID
        ? findRowAt(body, selectionEnd)?.row
        : rows.find(({ key, name }) => id === `field-${key}` || id === name);
    return pane.current && row ? findShown(pane.current, row) : null;
  }

  function follow() {
    const { current: preview } = pane;
    if (!preview || !isShown(preview)) return;
    const element = find();
    pending.current = element ? null : 'pane';
    const { current: target } = field;
    if (!element || !target) return;
    // Once, not for each frame: in a long text, finding the cursor takes longer than one.
    const below =
      target.id === BODY_ID ? getCursorTop(target as HTMLTextAreaElement) - getTop(target) : 0;
    scroll(preview, () => measure(preview, element, target, below));
  }
  const keepPlace = useEffectEvent(() => {
    const was = field.current;
    const target = tab === 'form' ? was : find();
    pending.current = tab === 'post' && !target ? 'window' : null;
    // Not against the author, who has gone on to another field.
    if (target) scroll(window, () => (field.current === was ? getTop(target) - top.current : 0));
  });
  const followNew = useEffectEvent(() => {
    if (pending.current === 'pane') follow();
    if (pending.current === 'window') keepPlace();
  });
  useEffect(() => {
    const observer = new MutationObserver(followNew);
    observer.observe(pane.current!, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);

  useLayoutEffect(() => keepPlace(), [tab]);
  useScrollTogether(pane, body, findShown);

  return {
    pane,
    tab,
    onSelect: (next: Tab) => {
      if (next === 'post' && !(field.current && isInSight(field.current)))
        field.current = [...document.querySelectorAll(FIELDS)].find(isInSight) ?? null;
      if (next === 'post' && field.current) top.current = getTop(field.current);
      setTab(next);
    },
    /** Puts the cursor into the field of what is clicked in the preview, where the click is. */
    onClick: ({ target, clientY }: MouseEvent<HTMLElement>) => {
      const clicked = target as Element;
      const isOther = clicked.closest('a, button, input, summary') || !getSelection()?.isCollapsed;
      const found = isOther ? null : findFieldOf(clicked, body);
      if (!found) return;
      const { field: textarea, from, to } = found;
      // With marks among them, they look different in the field.
      const part = textarea.value.slice(from, to);
      const words = readClicked();
      // Behind them, a click is at their end.
      const cursor = from + (words ? Math.max(0, part.indexOf(words)) : part.length);
      if (tab === 'post') {
        field.current = textarea;
        top.current = clientY;
        flushSync(() => setTab('form'));
      }
      textarea.focus({ preventScroll: tab === 'post' });
      textarea.setSelectionRange(cursor, cursor);
      if (tab === 'form') showCursor(textarea);
    },
    /** To be called when a field gets the focus, and when its cursor moves. */
    onFocus: ({ target }: SyntheticEvent<HTMLElement>) => {
      const input = target as HTMLTextAreaElement;
      const row = body && input.id === BODY_ID && findRowAt(body, input.selectionEnd)?.row.key;
      if (!input.matches(FIELDS) || (input === field.current && row === lastRow.current)) return;
      field.current = input;
      lastRow.current = row || null;
      follow();
    },
  };
}
