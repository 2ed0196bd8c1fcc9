import { frame } from '#words/frame';
import { chooseTheme, type Theme, themes, useTheme } from './theme';

/** Lets the reader choose the light, the dark, or the system's theme. */
export function ThemeSwitch() {
  const theme = useTheme();
  return (
    <label className="theme-switch">
      {frame.theme}
      <select value={theme} onChange={({ target }) => chooseTheme(target.value as Theme)}>
        {themes.map((one) => (
          <option key={one} value={one}>
            {frame.themes[one]}
          </option>
        ))}
      </select>
    </label>
  );
}
