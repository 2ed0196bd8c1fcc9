// How a diagram is drawn, by the build as in a reader's page.

declare module '../../post/text/tree' {
  interface Element {
    /** The drawing of a block of Mermaid, in a page written by the build; null if there is none. */
    drawn?: Drawing | null;
  }
}

export type Theme = 'light' | 'dark';

/** Its picture, which in the dark theme may be another one, and its size in pixels. */
export interface Drawing {
  light: string;
  dark?: string;
  width: number;
  height: number;
}

const OWN_COLORS = /\b(?:fill|stroke|color):|\b(?:rgb|hsl)a?\(/i;

/** The themes for which a diagram is drawn. One with colours of its own is the same in both, as words on those would not be legible. */
export const listThemes = (code: string): Theme[] =>
  OWN_COLORS.test(code) ? ['light'] : ['light', 'dark'];

/** The colours of a theme, as CSS has them. */
export type Colors = Record<'paper' | 'ink' | 'quiet' | 'rule', string>;

// Limits on code that would take long to draw, and on what it is drawn as.
/** The longest code that is drawn: of longer code, Mermaid would draw a message. */
export const MAX_CODE = 10_000;
const MAX_EDGES = 200;
const MAX_DRAWN = 500_000;

/** The width that charts take, in pixels: that of a text. */
export const WIDTH = 620;

/** The name by which the drawing knows itself. */
export const ID = 'diagram';

/** The settings of Mermaid for a theme. Those that `secure` names are not for the code of a diagram to change. */
export function toConfig({ paper, ink, quiet, rule }: Colors, theme: Theme) {
  const axes = ['xAxis', 'yAxis'].flatMap((axis) =>
    ['Title', 'Label', 'Tick', 'Line'].map((part) => [`${axis}${part}Color`, ink] as const),
  );
  const own = {
    startOnLoad: false,
    suppressErrorRendering: true,
    deterministicIds: true,
    maxTextSize: MAX_CODE,
    maxEdges: MAX_EDGES,
    // Browsers draw no HTML within a picture, or refuse to.
    htmlLabels: false,
    flowchart: { htmlLabels: false },
    // As wide on each system: they have the same measures.
    fontFamily: 'Arial, "Liberation Sans", sans-serif',
    theme: 'base',
    themeVariables: {
      darkMode: theme === 'dark',
      background: paper,
      primaryColor: rule,
      primaryTextColor: ink,
      primaryBorderColor: quiet,
      lineColor: quiet,
      textColor: ink,
      titleColor: ink,
      noteBkgColor: paper,
      noteTextColor: ink,
      noteBorderColor: quiet,
      edgeLabelBackground: paper,
      xyChart: {
        ...Object.fromEntries(axes),
        backgroundColor: paper,
        titleColor: ink,
        plotColorPalette: [quiet, ink].join(),
      },
    },
    // A page stays for years.
    themeCSS: '.today { display: none; }',
  };
  return { ...own, secure: [...Object.keys(own), 'secure', 'securityLevel', 'look'] };
}

/** Makes a picture that stands alone of what Mermaid has drawn; undefined if it is too large, or nothing. */
export function toPicture(svg: string) {
  const end = svg.indexOf('>');
  const root = svg.slice(0, end).replaceAll(/ (?:width|height|style|xmlns:xlink)="[^"]*"/g, '');
  const [, width = 0, height = 0] = / viewBox="\S+ \S+ (\S+) (\S+)"/.exec(root)?.map(Number) ?? [];
  if (svg.length > MAX_DRAWN || !(width > 0 && height > 0)) return undefined;
  const size = { width: Math.ceil(width), height: Math.ceil(height) };
  const attributes = `xmlns:xlink="http://www.w3.org/1999/xlink" width="${size.width}" height="${size.height}"`;
  // XML has no names for letters.
  const content = `${root} ${attributes}${svg.slice(end)}`.replaceAll('&nbsp;', '&#160;');
  return { ...size, content };
}
