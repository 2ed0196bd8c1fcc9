import { chooseTheme, type Theme, themes, useTheme } from './theme';

const labels: Record<Theme, string> = { system: 'System', light: 'Light', dark: 'Dark' };

/** Chooses between the light theme, the dark one, and the system's. */
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
