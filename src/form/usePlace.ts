import {
  type FocusEvent,
  type MouseEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { mayHaveMarkdown } from '#post-markdown';
import { isOptional } from '../post/fields';
import { findField, showCursor } from '../rows/rowActions';
import { findFirstSection, groupRows, type Row } from '../rows/rows';

/** Which of the two is shown where there is room for only one. */
export type Tab = 'form' | 'post';

const FIELDS = '.post-form :is(input, textarea)';
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

/** Finds where the preview shows a row: its section's heading, or its paragraph's first block. */
async function findShown(preview: Element, rows: Row[], index: number): Promise<Element | null> {
  if (index < findFirstSection(rows)) {
    const summary = rows[index]?.name === 'Summary' && preview.querySelector('.lead');
    return summary || preview.querySelector('h2');
  }
  const sections = groupRows(rows);
  const place = sections.findLastIndex(({ start }) => start <= index);
  const section = preview.querySelectorAll('.text > section')[place];
  const {
    start,
    rows: [heading, ...paragraphs],
  } = sections[place]!;
  if (!section || index === start) return section ?? null;
  const before = paragraphs.slice(0, index - start - 1);
  const hasMarkdown = before.some(({ text }) => mayHaveMarkdown(text));
  // As in Sections.tsx, a paragraph is plain text where the parser can't be loaded.
  const parser = hasMarkdown
    ? await import('../markdown/parsing/parseMarkdown').catch(() => undefined)
    : undefined;
  const blocks = before.map(({ text }) => parser?.parseMarkdown(text)?.length ?? 1);
  const first = blocks.reduce((sum, count) => sum + count, heading!.text ? 1 : 0);
  return section.children[first] ?? section.lastElementChild ?? section;
}

/** Finds the row that the preview shows at an element. */
async function findRow(
  preview: Element,
  rows: Row[],
  target: Element,
): Promise<number | undefined> {
  const places = [...preview.querySelectorAll('.text > section')];
  const place = places.findIndex((one) => one.contains(target));
  const [first, last] = [place, place + 1].map(
    (one) => groupRows(rows)[one]?.start ?? (one < 0 ? 0 : rows.length),
  );
  let row: number | undefined;
  for (let index = first!; index < last!; index++) {
    if (isOptional(rows[index]!.name) || rows[index]!.name === 'Name') continue;
    const element = await findShown(preview, rows, index);
    const isAfter = element?.compareDocumentPosition(target) ?? 0;
    if (element === target || isAfter & Node.DOCUMENT_POSITION_FOLLOWING) row = index;
  }
  return row;
}

// So many letters after the cursor tell one place from others.
const SAMPLE = 24;

/** Reads the words after a click, where the browser has set the page's selection. */
function readClicked(): string {
  const { anchorNode, anchorOffset } = getSelection() ?? {};
  const text = anchorNode?.nodeType === Node.TEXT_NODE ? anchorNode.nodeValue! : '';
  return text.slice(anchorOffset, anchorOffset! + SAMPLE);
}

/** Measures how far the preview's pane must scroll to show a paragraph beside its field, or higher. */
function measure(pane: Element, shown: Element, field: Element): number {
  // What is typed next should be in view, too.
  const offset = Math.max(0, Math.min(getTop(field) - getTop(pane), pane.clientHeight / 2));
  return getTop(shown) - getTop(pane) - offset;
}

/** Scrolls the preview to the passage that is being written, beside the form and when the tab changes. `rows` are those that the preview shows. */
export function usePlace(rows: Row[]) {
  const pane = useRef<HTMLDivElement>(null);
  const [tab, setTab] = useState<Tab>('form');
  // The field that last had the focus, and what is to be scrolled to it once the preview shows it.
  const field = useRef<Element>(null);
  const pending = useRef<'pane' | 'window'>(null);
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

  async function find(): Promise<Element | null> {
    const id = field.current?.id;
    const index = rows.findIndex(({ key, name }) => id === `field-${key}` || id === name);
    return pane.current && index >= 0 ? findShown(pane.current, rows, index) : null;
  }

  async function follow() {
    if (!pane.current || !isShown(pane.current)) return;
    const element = await find();
    pending.current = element ? null : 'pane';
    const { current: preview } = pane;
    const { current: target } = field;
    if (preview && element && target) scroll(preview, () => measure(preview, element, target));
  }
  const keepPlace = useEffectEvent(async () => {
    const was = field.current;
    const target = tab === 'form' ? was : await find();
    pending.current = tab === 'post' && !target ? 'window' : null;
    // Not against the author, who has gone on to another field.
    if (target) scroll(window, () => (field.current === was ? getTop(target) - top.current : 0));
  });
  const followNew = useEffectEvent(() => {
    if (pending.current === 'pane') void follow();
    if (pending.current === 'window') void keepPlace();
  });
  useEffect(() => {
    const observer = new MutationObserver(followNew);
    observer.observe(pane.current!, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);

  const hasChanged = useRef(false);
  useLayoutEffect(() => {
    if (hasChanged.current) void keepPlace();
  }, [tab]);

  return {
    pane,
    tab,
    onSelect: (next: Tab) => {
      hasChanged.current = true;
      if (next === 'post' && !(field.current && isInSight(field.current)))
        field.current = [...document.querySelectorAll(FIELDS)].find(isInSight) ?? null;
      if (next === 'post' && field.current) top.current = getTop(field.current);
      setTab(next);
    },
    /** Puts the cursor into the field of what is clicked in the preview, where the click is. */
    onClick: async ({ target, clientY }: MouseEvent<HTMLElement>) => {
      const clicked = target as Element;
      const isOther = clicked.closest('a, button, input, summary') || !getSelection()?.isCollapsed;
      const words = readClicked();
      const index = isOther ? undefined : await findRow(pane.current!, rows, clicked);
      const textarea = index === undefined ? null : findField(index);
      if (!textarea) return;
      // With marks among them, they look different in the field.
      const cursor = Math.max(0, textarea.value.indexOf(words));
      if (tab === 'post') {
        hasChanged.current = true;
        field.current = textarea;
        top.current = clientY;
        flushSync(() => setTab('form'));
      }
      textarea.focus({ preventScroll: tab === 'post' });
      textarea.setSelectionRange(cursor, cursor);
      if (tab === 'form') showCursor(textarea);
    },
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      if (!target.matches(FIELDS) || target === field.current) return;
      field.current = target;
      void follow();
    },
  };
}
