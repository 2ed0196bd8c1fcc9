import { setTimeout as sleep } from 'node:timers/promises';
import { type Browser, chromium, type Page } from '@playwright/test';
import { chromiumFlags } from '../browser/findChromium';
import { prepareChromium } from '../browser/prepareChromium';
import { ID, WIDTH } from '../../src/markdown/mermaid/drawing';

/** Draws the code of a diagram with each of the settings; none if Mermaid can't read it. Rejects without a browser, or if it takes too long. */
export type DrawDiagram = (code: string, configs: object[]) => Promise<string[]>;

// A busy computer takes a second for a large one.
const WITHIN_MS = 20_000;
const IDLE_MS = 2_000;

const MERMAID = 'node_modules/@mermaid-js/tiny/dist/mermaid.tiny.js';

async function openPage(browser: Browser): Promise<Page> {
  const page = await browser.newPage();
  // What a diagram asks for is not asked of anybody.
  await page.route('**', (route) => route.abort());
  await page.setContent(`<body style="width: ${WIDTH}px; margin: 0">`);
  await page.addScriptTag({ path: MERMAID });
  return page;
}

/** Opens what draws the diagrams of a build in a browser, which starts with the first one and ends some time after the last. */
export function openDiagramBrowser(withinMs = WITHIN_MS): DrawDiagram {
  let opened: Promise<{ browser: Browser; page: Page }> | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let idle: NodeJS.Timeout | undefined;

  async function open() {
    const executablePath = await prepareChromium();
    const browser = await chromium.launch({ executablePath, args: chromiumFlags });
    return { browser, page: await openPage(browser) };
  }

  /** Ends the browser, which may hang, without waiting. */
  function close() {
    opened?.then(({ browser }) => browser.close()).catch(() => undefined);
    opened = undefined;
  }

  async function drawIn(page: Page, code: string, configs: object[]) {
    const end = new AbortController();
    const limit = async () => {
      await sleep(withinMs, undefined, { signal: end.signal });
      throw new Error(`Drawing it takes more than ${withinMs / 1000} s.`);
    };
    const work = page.evaluate(
      async ([id, text, all]) => {
        const drawn = [];
        try {
          for (const config of all) {
            // Names that Mermaid makes up are the same in each build.
            let seed = 1;
            Math.random = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;
            mermaid.initialize({ ...config, securityLevel: 'strict' });
            drawn.push((await mermaid.render(id, text, document.body)).svg);
          }
          return drawn;
        } catch {
          return [];
        }
      },
      [ID, code, configs] as const,
    );
    try {
      return await Promise.race([work, limit()]);
    } catch (error) {
      close();
      throw error;
    } finally {
      end.abort();
    }
  }

  return (code, configs) => {
    const drawing = last.then(async () => {
      clearTimeout(idle);
      const { page } = await (opened ??= open());
      return drawIn(page, code, configs).finally(() => (idle = setTimeout(close, IDLE_MS)));
    });
    last = drawing.catch(() => undefined);
    return drawing;
  };
}
