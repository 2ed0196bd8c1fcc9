import { type RefObject, useEffect, useLayoutEffect, useSyncExternalStore } from 'react';
import { WILL_PUBLISH } from '../publishing/SubmitButtons';

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

/** Tells the stylesheet how high the foot is, and how much of the window's end it and the keyboard of a phone take: more than its height where the page ends below it. */
export function useCoveredEnd(foot: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { style } = document.documentElement;
    const put = (name: string, height: number) => {
      const value = `${Math.max(0, Math.round(height))}px`;
      // Otherwise the whole page would be styled anew.
      if (style.getPropertyValue(name) !== value) style.setProperty(name, value);
    };
    const seen = window.visualViewport;
    const measure = () => {
      // The page may be gone before the listeners are.
      if (!foot.current) return;
      const { top, height } = foot.current.getBoundingClientRect();
      put('--foot', height);
      put('--foot-end', innerHeight - top);
      // On phones, the tools of a text cover what will be published: nothing moves when they come or go.
      const line = document.getElementById(WILL_PUBLISH)!.getBoundingClientRect();
      put('--foot-line', line.bottom - top);
      // Zoomed in by the author, the window's end is elsewhere.
      put('--keyboard', seen && seen.scale < 1.05 ? innerHeight - seen.height - seen.offsetTop : 0);
    };
    measure();
    const observer = new ResizeObserver(measure);
    for (const element of [foot.current!, document.body]) observer.observe(element);
    const end = new AbortController();
    for (const event of ['resize', 'scroll'])
      for (const target of [seen, window])
        target?.addEventListener(event, measure, { signal: end.signal, passive: true });
    return () => {
      observer.disconnect();
      end.abort();
      for (const name of ['--foot', '--foot-end', '--foot-line', '--keyboard'])
        style.removeProperty(name);
    };
  }, [foot]);
}
