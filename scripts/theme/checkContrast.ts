import type { SassColor } from 'sass';
import { type ColorName, THEME_FILE, type Theme, toHex } from './readTheme';

// The least contrast of text, and of marks and edges of fields (WCAG 2.2, 1.4.3 and 1.4.11).
const TEXT = 4.5;
const MARK = 3;

const needed: [ColorName, number][] = [
  ['ink', TEXT],
  ['quiet', TEXT],
  ['control', TEXT],
  ['danger', TEXT],
  ['line', MARK],
  ['field-edge', MARK],
];
const grounds = ['paper', 'surface'] as const;

/** The relative luminance of WCAG 2.2. */
function luminance(color: SassColor): number {
  const linear = color.toSpace('srgb-linear');
  return (
    0.2126 * linear.channel('red') +
    0.7152 * linear.channel('green') +
    0.0722 * linear.channel('blue')
  );
}

function contrast(one: SassColor, other: SassColor): number {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light! + 0.05) / (dark! + 0.05);
}

/** Finds the colour of the same hue whose lightness differs least, with enough contrast. */
function findNearest(color: SassColor, ground: SassColor, least: number): SassColor {
  const lightness = color.toSpace('oklch').channel('lightness');
  for (let step = 0.005; step <= 1; step += 0.005)
    for (const next of [lightness - step, lightness + step]) {
      if (next < 0 || next > 1) continue;
      const candidate = color.change({ lightness: next, space: 'oklch' });
      const shown = candidate.toGamut({ space: 'rgb', method: 'local-minde' });
      if (contrast(shown, ground) >= least) return shown;
    }
  return color;
}

/** Lists the colours with too little contrast, a sentence for each, with the nearest colour that has enough. */
export function checkContrast({ colors }: Pick<Theme, 'colors'>): string[] {
  return (['', '-dark'] as const).flatMap((suffix) =>
    needed.flatMap(([name, least]) => {
      const color = colors[`${name}${suffix}`];
      const [worst] = grounds
        .map((ground) => ({ ground, ratio: contrast(color, colors[`${ground}${suffix}`]) }))
        .toSorted((a, b) => a.ratio - b.ratio);
      const { ground, ratio } = worst!;
      if (ratio >= least) return [];
      // Rounded down, as 4.49 is not enough.
      const shown = Math.floor(ratio * 10) / 10;
      const nearest = toHex(findNearest(color, colors[`${ground}${suffix}`], least));
      return [
        `${THEME_FILE}: $${name}${suffix} on $${ground}${suffix} has a contrast of ${shown} and needs ${least}. The nearest colour that has it: ${nearest}.`,
      ];
    }),
  );
}
