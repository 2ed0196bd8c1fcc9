import { type RefObject, useEffect, useLayoutEffect, useSyncExternalStore } from 'react';

// As in margin.css and form.css.
const widths = ['992px', '75rem', '100rem'].map((width) => matchMedia(`(min-width: ${width})`));

function watchWidth(onChange: () => void) {
  for (const width of widths) width.addEventListener('change', onChange);
  return () => {
    for (const width of widths) width.removeEventListener('change', onChange);
  };
}

/** Tells whether the preview stands beside the form: where both have room with the margin, unless the author has chosen; and lays out the page for it. */
export function useRoom(chosen: string | null): { isBeside: boolean; isUsual: boolean } {
  const reached = useSyncExternalStore(
    watchWidth,
    () => widths.filter(({ matches }) => matches).length,
  );
  const usual = reached === 3;
  const isBeside = chosen ? chosen === 'false' && reached >= 2 : usual;
  const hasMargin = reached === 3 || (reached > 0 && !isBeside);
  // Not on `.panes` with :has(), for which each key would lay out the whole page anew.
  useLayoutEffect(() => {
    const main = document.querySelector('main');
    const states = { sheet: true, beside: isBeside, margin: hasMargin };
    for (const [name, isSet] of Object.entries(states))
      main?.toggleAttribute(`data-${name}`, isSet);
    return () => {
      for (const name of Object.keys(states)) main?.removeAttribute(`data-${name}`);
    };
  }, [isBeside, hasMargin]);
  return { isBeside, isUsual: isBeside === usual };
}

/** Tells the stylesheet how much of the window's end the foot and the keyboard of a phone take. */
export function useCoveredEnd(foot: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() =>
      style.setProperty('--foot', `${foot.current?.offsetHeight ?? 0}px`),
    );
    observer.observe(foot.current!);
    const seen = window.visualViewport;
    const measure = () => {
      // Zoomed in by the author, the window's end is elsewhere.
      const height = seen && seen.scale < 1.05 ? innerHeight - seen.height - seen.offsetTop : 0;
      style.setProperty('--keyboard', `${Math.max(0, Math.round(height))}px`);
    };
    measure();
    for (const event of ['resize', 'scroll']) seen?.addEventListener(event, measure);
    return () => {
      observer.disconnect();
      for (const event of ['resize', 'scroll']) seen?.removeEventListener(event, measure);
      for (const name of ['--foot', '--keyboard']) style.removeProperty(name);
    };
  }, [foot]);
}
