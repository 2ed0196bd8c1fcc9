import { createStore } from '../base/createStore';
import { storedText } from '../base/storedText';

/** `system` follows the system's setting. */
export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const entry = storedText('theme');
const chosen = createStore<Theme>('system');

const readTheme = (): Theme => themes.find((theme) => theme === entry.read()) ?? 'system';

function apply(theme: Theme) {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  // Colours the browser's own bars: the build adds one element for each theme.
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const own = meta.dataset.for;
    if (theme === 'system') meta.media = `(prefers-color-scheme: ${own})`;
    else meta.media = own === theme ? 'all' : 'not all';
  }
  chosen.set(theme);
}

/** Applies the theme chosen in this browser, now and when another tab changes it. */
export function restoreTheme(): void {
  const restore = () => apply(readTheme());
  restore();
  entry.onChange(restore);
}

/** Applies a theme and stores it; without storage, it lasts until the page is closed. */
export function chooseTheme(next: Theme): void {
  apply(next);
  entry.write(next === 'system' ? null : next);
}

/** The chosen theme. */
export const useTheme = chosen.useValue;
