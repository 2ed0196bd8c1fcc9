import { useLayoutEffect, useState } from 'react';
import { storedText } from '../base/storedText';
import { FIELDS, queryField, type Focus, readFocus, restoreFocus } from '../rows/focus';
import { getTop, isAhead, scrollBack } from '../site/readingPosition';

/** Where an author was in a form. */
interface WritingPosition {
  /** What was in sight: a selector of the field, and where it was in the window, in px. */
  field: string;
  top: number;
  /** Where the cursor was; undefined if nothing was written. */
  focus?: Focus;
  /** Whether the details were open. */
  isOpen: boolean;
}

const stored = storedText('positions');
const MAX_FORMS = 50;
// Sections that come into sight get their height, and pictures theirs.
const SETTLED_AFTER_MS = 3000;

function readAll(): Record<string, WritingPosition | undefined> {
  try {
    return (JSON.parse(stored.read() ?? '{}') ?? {}) as Record<string, WritingPosition>;
  } catch {
    return {};
  }
}

function store(id: string, position: WritingPosition) {
  const { [id]: _, ...others } = readAll();
  const latest = Object.entries(others).slice(1 - MAX_FORMS);
  stored.write(JSON.stringify({ ...Object.fromEntries(latest), [id]: position }));
}

const findDetails = () => document.querySelector<HTMLDetailsElement>('.post-form .details');
const readKey = () => (history.state as { key?: string } | null)?.key;

/** Finds the field in sight. Asks only what is drawn where it is: a long form would lay out all its sections. */
function readSight() {
  const blocks = [...(document.querySelector('.post-form > fieldset')?.children ?? [])];
  const fields = blocks.find(isAhead)?.querySelectorAll<HTMLTextAreaElement>('textarea, input');
  const field = [...(fields ?? [])].find(isAhead);
  const focus = field && readFocus(field);
  return focus && { field: focus.field, top: getTop(field) };
}

/** Leads back to where the author was, until the form has its height or the author goes on. Returns a function that ends this. */
function goBack({ field, top, focus, isOpen }: WritingPosition): () => void {
  const end = new AbortController();
  if (isOpen) findDetails()?.setAttribute('open', '');
  if (focus) restoreFocus(focus);
  const scroll = () => {
    const target = queryField(field);
    if (target) scrollBack(target, top);
  };
  scroll();
  const observer = new ResizeObserver(scroll);
  observer.observe(document.querySelector('.post-form')!);
  end.signal.addEventListener('abort', () => observer.disconnect());
  const timer = setTimeout(() => end.abort(), SETTLED_AFTER_MS);
  end.signal.addEventListener('abort', () => clearTimeout(timer));
  for (const act of ['wheel', 'touchmove', 'keydown', 'pointerdown'])
    addEventListener(act, () => end.abort(), { signal: end.signal, passive: true });
  return () => end.abort();
}

/** Stores where the author is in the form of a draft, and leads back there when it is opened again. Returns whether there was such a place. */
export function useWritingPosition(id: string): boolean {
  const [former] = useState(() => readAll()[id]);
  useLayoutEffect(() => {
    const { activeElement } = document;
    // Whoever has gone elsewhere since stays there.
    const isFree = activeElement === document.body || activeElement?.tagName === 'H1';
    const end = former && isFree ? goBack(former) : undefined;
    const key = readKey();
    let sight: ReturnType<typeof readSight> = former;
    let written: Element | undefined;
    const look = () => {
      // The router adds an entry, and the browser scrolls, before the form is gone.
      if (readKey() === key) sight = readSight() ?? sight;
    };
    const note = ({ target }: Event) => {
      if ((target as Element).matches(FIELDS)) written = target as Element;
    };
    const write = () => {
      look();
      const focus = written?.isConnected ? readFocus(written) : former?.focus;
      const isOpen = findDetails()?.open ?? false;
      if (sight) store(id, { field: sight.field, top: sight.top, focus, isOpen });
    };
    const over = new AbortController();
    const on = (event: string, listener: (event: Event) => void) =>
      addEventListener(event, listener, { capture: true, passive: true, signal: over.signal });
    on('scroll', look);
    on('focusin', note);
    for (const event of ['pagehide', 'visibilitychange', 'click']) on(event, write);
    return () => {
      end?.();
      write();
      over.abort();
    };
  }, [id, former]);
  return former !== undefined;
}
