// Draws diagrams in the page. Loaded on demand, for those that are newer than the build.
import script from '@mermaid-js/tiny/dist/mermaid.tiny.js?url';
import {
  type Colors,
  type Drawing,
  ID,
  listThemes,
  MAX_CODE,
  toConfig,
  toPicture,
  WIDTH,
} from './drawing';

interface Mermaid {
  initialize: (config: object) => void;
  render: (id: string, code: string, place: Element) => Promise<{ svg: string }>;
}

declare global {
  var mermaid: Mermaid;
}

const variables: Colors = {
  paper: '--bs-body-bg',
  ink: '--bs-body-color',
  quiet: '--quiet',
  rule: '--bs-border-color',
};

let loading: Promise<void> | undefined;

const load = () =>
  (loading ??= new Promise((resolve, reject) => {
    const element = document.createElement('script');
    element.src = script;
    element.onload = () => resolve();
    element.onerror = () => {
      // To be asked for again.
      loading = undefined;
      element.remove();
      reject(new Error('Mermaid could not be loaded.'));
    };
    document.head.append(element);
  }));

/**
 * Draws while the styles that Mermaid writes into its elements are those of scripts, which the page's policy allows. Resolves to
 * the drawing with its style sheet.
 */
async function drawWithStyles(code: string, place: Element): Promise<string> {
  const sheet = new CSSStyleSheet();
  let css = '';
  const setting = Object.getOwnPropertyDescriptor(Element.prototype, 'setAttribute')!;
  const setAttribute = setting.value as (this: Element, name: string, value: string) => void;
  const createElement = document.createElement.bind(document);
  document.createElement = (name: string, options?: ElementCreationOptions) => {
    if (name !== 'style') return createElement(name, options);
    return Object.defineProperty(createElement('span'), 'innerHTML', {
      set(text: string) {
        css = text;
        sheet.replaceSync(text);
        document.adoptedStyleSheets.push(sheet);
      },
    });
  };
  Element.prototype.setAttribute = function (this: SVGElement, name, value) {
    if (name === 'style') this.style.cssText = value;
    else setAttribute.call(this, name, value);
  };
  try {
    const { svg } = await mermaid.render(ID, code, place);
    return svg.replace('>', () => `><style>${css}</style>`).replace('<span></span>', '');
  } finally {
    Reflect.deleteProperty(document, 'createElement');
    Object.defineProperty(Element.prototype, 'setAttribute', setting);
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  }
}

async function draw(code: string): Promise<Drawing | null> {
  if (code.length > MAX_CODE) return null;
  await load();
  const place = document.createElement('div');
  place.inert = true;
  place.style.cssText = `position: fixed; visibility: hidden; direction: ltr; width: ${WIDTH}px`;
  document.body.append(place);
  try {
    const pictures = [];
    for (const theme of listThemes(code)) {
      place.style.colorScheme = theme;
      const toColor = ([name, variable]: [string, string]) => {
        place.style.color = `var(${variable})`;
        return [name, getComputedStyle(place).color];
      };
      const colors = Object.fromEntries(Object.entries(variables).map(toColor)) as Colors;
      // What the strict level would clean is no element of the page: a picture runs nothing and asks for nothing.
      mermaid.initialize({ ...toConfig(colors, theme), securityLevel: 'loose' });
      const picture = toPicture(await drawWithStyles(code, place));
      if (!picture) return null;
      pictures.push(picture);
    }
    const [light, dark] = pictures.map(
      ({ content }) => `data:image/svg+xml,${encodeURIComponent(content)}`,
    );
    const { width, height } = pictures[0]!;
    return { width, height, light: light!, dark };
  } catch {
    // Mermaid can't read it.
    return null;
  } finally {
    place.remove();
  }
}

let last: Promise<unknown> = Promise.resolve();

/** Draws a diagram; null if it can't be drawn. One after the other, as they share a page. Rejects if what draws can't be loaded. */
export function drawLive(code: string): Promise<Drawing | null> {
  const drawing = last.then(() => draw(code));
  last = drawing.catch(() => undefined);
  return drawing;
}
