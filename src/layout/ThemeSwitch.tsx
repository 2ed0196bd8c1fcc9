import { chooseTheme, type Theme, themes, useTheme } from './theme';

const labels: Record<Theme, string> = { system: 'System', light: 'Light', dark: 'Dark' };

/** Lets the reader choose the light, the dark, or the system's theme. */
export function ThemeSwitch() {
  const theme = useTheme();
  return (
    <label className="theme-switch">
      Theme
      <select value={theme} onChange={({ target }) => chooseTheme(target.value as Theme)}>
        {themes.map((one) => (
          <option key={one} value={one}>
            {labels[one]}
          </option>
        ))}
      </select>
    </label>
  );
}
