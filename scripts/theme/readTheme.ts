import {
  compileString,
  type SassColor,
  type SassNumber,
  type SassString,
  sassTrue,
  type Value,
} from 'sass';

/** The colours of src/theme.scss in the light theme; those of the dark theme end with `-dark`. */
export type ColorName =
  'control' | 'danger' | 'field-edge' | 'ink' | 'line' | 'paper' | 'quiet' | 'rule' | 'surface';

/** A package of Fontsource, and one of its weights. */
export interface Face {
  face: string;
  weight: number;
}

/** The colours, the headings’ face, and the faces for the letters that it lacks. */
export interface Theme extends Face {
  colors: Record<ColorName | `${ColorName}-dark`, SassColor>;
  otherFaces: Face[];
}

export const THEME_FILE = 'src/theme.scss';

// Calls a function with each variable of the theme, after Sass has evaluated it.
const REPORT_ALL = `
  @use 'sass:meta';
  @use 'theme';
  @each $name, $value in meta.module-variables('theme') {
    $done: report($name, $value);
  }`;

/** Reads src/theme.scss, or another file of that name in `folder`. Throws Sass's error if it can't be compiled. */
export function readTheme(folder = 'src'): Theme {
  const values: Record<string, Value> = {};
  compileString(REPORT_ALL, {
    loadPaths: [folder],
    functions: {
      'report($name, $value)': ([name, value]) => {
        values[name!.assertString().text] = value!;
        return sassTrue;
      },
    },
  });
  const others = values['other-faces']?.assertMap().contents.toArray() ?? [];
  return {
    // colors.scss can't be compiled if one of these is missing or no colour.
    colors: values as Theme['colors'] & typeof values,
    face: (values['headings-face'] as SassString).text,
    weight: (values['headings-font-weight'] as SassNumber).value,
    otherFaces: others.map(([face, weight]) => ({
      face: face.assertString().text,
      weight: weight.assertNumber().value,
    })),
  };
}

/** Writes a colour as #rrggbb. */
export function toHex(color: SassColor): string {
  const rgb = color.toSpace('rgb');
  const channels = (['red', 'green', 'blue'] as const).map((name) => Math.round(rgb.channel(name)));
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
