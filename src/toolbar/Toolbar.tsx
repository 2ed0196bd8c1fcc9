import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react';

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -1, ArrowDown: 1 };

/** Finds the index that a key leads to, among `count`; undefined for other keys. */
function findNext(key: string, index: number, count: number, isRtl: boolean): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = steps[key];
  const isMirrored = isRtl && (key === 'ArrowLeft' || key === 'ArrowRight');
  return step && (index + (isMirrored ? -step : step) + count) % count;
}

interface Props {
  label: string;
  className: string;
  /** The id of the field that they belong to, to which Escape leads. */
  field: string;
  children: ReactNode;
}

/** Buttons that are one stop for Tab; arrow keys, Home and End move among them. */
export function Toolbar({ label, className, field, children }: Props) {
  const element = useRef<HTMLDivElement>(null);
  const getButtons = () => [...element.current!.querySelectorAll('button')];

  /** Makes one button the stop. */
  function setStop(stop: Element | undefined) {
    for (const button of getButtons()) {
      const tabIndex = button === stop ? 0 : -1;
      // Only a change: this runs at each key.
      if (button.tabIndex !== tabIndex) button.tabIndex = tabIndex;
    }
  }
  // Buttons come and go with what is rendered.
  useLayoutEffect(() => {
    const buttons = getButtons();
    setStop(buttons.find((button) => button === document.activeElement) ?? buttons[0]);
  });

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const { key, target, currentTarget } = event;
    if (key === 'Escape') document.getElementById(field)?.focus();
    const buttons = getButtons();
    const isRtl = getComputedStyle(currentTarget).direction === 'rtl';
    const index = buttons.indexOf(target as HTMLButtonElement);
    const next = findNext(key, index, buttons.length, isRtl);
    if (next === undefined) return;
    // The page would scroll.
    event.preventDefault();
    buttons[next]!.focus();
  }

  return (
    <div
      ref={element}
      role="toolbar"
      tabIndex={-1}
      className={className}
      aria-label={label}
      aria-controls={field}
      onKeyDown={onKeyDown}
      onFocus={({ target }) => setStop(target)}
      onBlur={({ relatedTarget }) => {
        if (!element.current!.contains(relatedTarget)) setStop(getButtons()[0]);
      }}
    >
      {children}
    </div>
  );
}
