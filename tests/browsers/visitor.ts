import { setTimeout as sleep } from 'node:timers/promises';
import puppeteer, { type ElementHandle, type KeyInput, type Page } from 'puppeteer-core';
import { startProgram, stopPrograms } from '../../scripts/programs/program';

/** A visitor with one browser. */
export interface Visitor {
  open: (url: string) => Promise<unknown>;
  /** Goes to a tab, counted from 0, and opens it the first time. */
  goToTab: (index: number) => Promise<unknown>;
  /** Clicks the link or button of this name, once there is one. */
  click: (name: string) => Promise<unknown>;
  /** Types into the field of this label. */
  type: (label: string, text: string) => Promise<unknown>;
  /** Presses a key with what is held meanwhile, such as `Control+z`, where the focus is. */
  press: (keys: string) => Promise<unknown>;
  /** Runs a function in the page. */
  run: <T>(work: () => T) => Promise<Awaited<T>>;
  /** Prints the page as PDF, where the driver can. */
  print?: () => Promise<Uint8Array>;
  leave: () => Promise<unknown>;
}

const WINDOW = { width: 1280, height: 800 };

const findControl = (name: string) =>
  `//*[self::a or self::button][normalize-space() = "${name}" or @aria-label = "${name}"]`;
const findField = (label: string) => `//*[@id = //label[normalize-space() = "${label}"]/@for]`;

/** Repeats an action until it works, at most for 30 s. */
async function retry<T>(action: () => Promise<T>): Promise<T> {
  for (let tries = 0; tries < 300; tries++) {
    const result = await action().catch(() => undefined);
    if (result !== undefined) return result;
    await sleep(100);
  }
  return action();
}

/** Starts Firefox over WebDriver BiDi. Not by Playwright, which needs Firefox 143: an ESR may be older. */
async function startFirefox(path: string): Promise<Visitor> {
  const started = await puppeteer.launch({
    browser: 'firefox',
    executablePath: path,
    defaultViewport: WINDOW,
  });
  const tabs: Page[] = [];
  let page!: Page;
  const goToTab = async (index: number) => {
    page = tabs[index] ??= await started.newPage();
    await page.bringToFront();
  };
  await goToTab(0);
  // Puppeteer's locators wait by a function made from a string, which the site's policy forbids.
  const act = (path: string, action: (element: ElementHandle) => Promise<unknown>) =>
    retry(async () => {
      const element = await page.$(`xpath/${path}`);
      if (!element) throw new Error(`Nothing is at ${path}.`);
      await action(element);
      return true;
    });
  return {
    // It gives up where a page at once leads to another.
    open: (url) => retry(() => page.goto(url)),
    goToTab,
    click: (name) => act(findControl(name), (control) => control.click()),
    type: (label, text) => act(findField(label), (field) => field.type(text)),
    press: async (keys) => {
      const [key, ...held] = keys.split('+').reverse() as KeyInput[];
      for (const one of held) await page.keyboard.down(one);
      await page.keyboard.press(key!);
      for (const one of held) await page.keyboard.up(one);
    },
    run: (work) => page.evaluate(work),
    print: () => page.pdf({ format: 'A4' }),
    leave: () => started.close(),
  };
}

/** Sends a command of WebDriver. */
async function send<T>(url: string, body?: object, method = 'POST'): Promise<T> {
  const answer = await fetch(url, { method, body: JSON.stringify(body) });
  const { value } = (await answer.json()) as { value: unknown };
  if (!answer.ok) throw new Error(`${url}: ${(value as { message: string }).message}`);
  return value as T;
}

// https://www.w3.org/TR/webdriver2/#keyboard-actions
const KEYS: Record<string, string> = {
  Backspace: '\uE003',
  Enter: '\uE006',
  Alt: '\uE00A',
  Control: '\uE009',
  Home: '\uE011',
  ArrowUp: '\uE013',
  ArrowDown: '\uE015',
};

/** Starts WebKitGTK's browser on a virtual screen. */
async function startWebKit(path: string): Promise<Visitor> {
  const port = 4799;
  startProgram('xvfb-run', ['--auto-servernum', path, `--port=${port}`]);
  const server = `http://127.0.0.1:${port}/session`;
  const { sessionId } = await retry(() =>
    send<{ sessionId: string }>(server, { capabilities: {} }),
  );
  const session = `${server}/${sessionId}`;
  await send(`${session}/window/rect`, WINDOW);
  // A script whose page is left never answers.
  await send(`${session}/timeouts`, { script: 3_000 });
  const tabs = [await send<string>(`${session}/window`, undefined, 'GET')];
  const act = (path: string, action: string, body: object) =>
    retry(async () => {
      const query = { using: 'xpath', value: path };
      const [id] = Object.values(await send<Record<string, string>>(`${session}/element`, query));
      return send(`${session}/element/${id}/${action}`, body);
    });
  const run = <T>(work: () => T) => {
    const script = `Promise.resolve((${String(work)})()).then(arguments[0])`;
    return send<Awaited<T>>(`${session}/execute/async`, { script, args: [] });
  };
  return {
    open: async (url) => {
      await run(() => void Object.assign(globalThis, { isOld: true }));
      await send(`${session}/url`, { url });
      // The driver takes a change of the old page's history for the new page.
      const isNew = () => !('isOld' in globalThis) && document.readyState === 'complete';
      await retry(async () => (await run(isNew)) || undefined);
    },
    goToTab: async (index) => {
      const open = () => send<{ handle: string }>(`${session}/window/new`, { type: 'tab' });
      tabs[index] ??= (await open()).handle;
      await send(`${session}/window`, { handle: tabs[index] });
    },
    click: (name) => act(findControl(name), 'click', {}),
    type: (label, text) =>
      act(findField(label), 'value', { text: text.replaceAll('\n', KEYS.Enter!) }),
    press: (keys) => {
      const values = keys.split('+').map((key) => KEYS[key] ?? key);
      const down = values.map((value) => ({ type: 'keyDown', value }));
      const up = values.reverse().map((value) => ({ type: 'keyUp', value }));
      return send(`${session}/actions`, {
        actions: [{ type: 'key', id: 'keyboard', actions: [...down, ...up] }],
      });
    },
    run,
    leave: async () => {
      await send(session, undefined, 'DELETE');
      await stopPrograms();
    },
  };
}

/** Starts a browser, given its path. */
export const start: Record<string, (path: string) => Promise<Visitor>> = {
  firefox: startFirefox,
  webkit: (path) =>
    startWebKit(path).catch(async (error: unknown) => {
      await stopPrograms();
      throw error;
    }),
};
