import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'pathe';
import { compileString, Exception, type SassColor, SassMap, sassTrue, type Value } from 'sass';

const COLORS = [
  ...(['control', 'danger', 'field-edge', 'ink', 'line'] as const),
  ...(['paper', 'quiet', 'rule', 'surface'] as const),
];

/** The colours of src/theme.scss in the light theme; those of the dark theme end with `-dark`. */
export type ColorName = (typeof COLORS)[number];

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

/** Runs Sass in a folder. Throws an error that names the file and the line if it can't compile. */
export function runSass<Result>(folder: string, run: () => Result): Result {
  try {
    return run();
  } catch (cause) {
    if (!existsSync(join(folder, basename(THEME_FILE))))
      throw new Error(`${THEME_FILE} is missing. Run: git checkout ${THEME_FILE}`, { cause });
    if (!(cause instanceof Exception)) throw cause;
    const { sassMessage, span } = cause;
    const place = `src/${basename(span.url?.pathname ?? THEME_FILE)}, line ${span.start.line + 1}`;
    const how = sassMessage.startsWith('expected')
      ? 'Look there and at the end of the line before.'
      : `It is in: ${span.text}`;
    throw new Error(`${place} can’t be compiled: ${sassMessage.replace(/\.?$/, '.')} ${how}`, {
      cause,
    });
  }
}

/** Reads src/theme.scss, or another file of that name in `folder`. Throws an error with a line for each value that is wrong. */
export function readTheme(folder = 'src'): Theme {
  const values: Record<string, Value | undefined> = {};
  const report = ([name, value]: Value[]) => {
    values[name!.assertString().text] = value!;
    return sassTrue;
  };
  runSass(folder, () =>
    compileString(REPORT_ALL, {
      loadPaths: [folder],
      functions: { 'report($name, $value)': report },
    }),
  );
  const scss = readFileSync(join(folder, basename(THEME_FILE)), 'utf8');
  const faults: string[] = [];
  /** Converts a variable. If it can't, notes that it must be something else. */
  const read = <Type>(name: string, is: string, convert: (value: Value) => Type): Type => {
    try {
      return convert(values[name]!);
    } catch {
      const at = [...scss.matchAll(new RegExp(`^\\$${name}\\s*:`, 'gm'))].at(-1)?.index;
      const place = at === undefined ? '' : `, line ${scss.slice(0, at).split('\n').length}`;
      const value = String(values[name] ?? 'missing');
      faults.push(`${THEME_FILE}${place}: $${name} must be ${is}, but is ${value}.`);
      return undefined as Type;
    }
  };
  const toFace = (value: Value) => value.assertString().text;
  const toWeight = (value: Value) => value.assertNumber().assertInt();
  const toColor = (value: Value) => value.assertColor();
  const colors = COLORS.flatMap((name) => [name, `${name}-dark`] as const).map(
    (name) => [name, read(name, 'a colour such as #1b4bb8', toColor)] as const,
  );
  const theme = {
    colors: Object.fromEntries(colors) as Theme['colors'],
    face: read('headings-face', "a package in quotes such as '@fontsource/lora'", toFace),
    weight: read('headings-font-weight', 'a number such as 600', toWeight),
    otherFaces: read(
      'other-faces',
      "a list such as ('@fontsource/almarai': 700)",
      (value?: Value) =>
        (value ?? new SassMap())
          .assertMap()
          .contents.toArray()
          .map(([face, weight]) => ({ face: toFace(face), weight: toWeight(weight) })),
    ),
  };
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return theme;
}

/** Writes a colour as #rrggbb. */
export function toHex(color: SassColor): string {
  const rgb = color.toSpace('rgb');
  const channels = (['red', 'green', 'blue'] as const).map((name) => Math.round(rgb.channel(name)));
  return `#${channels.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}
