import { createStore } from './createStore';

/** `system` follows the system's setting. */
export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const KEY = 'theme';
const chosen = createStore<Theme>('system');

function stored(): Theme {
  try {
    return themes.find((one) => one === localStorage.getItem(KEY)) ?? 'system';
  } catch {
    return 'system';
  }
}

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
  apply(stored());
  addEventListener('storage', ({ key }) => {
    if (key === KEY || key === null) apply(stored());
  });
}

/** Applies a theme and stores it; without storage, it lasts until the page is closed. */
export function chooseTheme(next: Theme): void {
  apply(next);
  try {
    if (next === 'system') localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, next);
  } catch {
    // Not stored.
  }
}

/** The chosen theme. */
export const useTheme = chosen.useValue;
