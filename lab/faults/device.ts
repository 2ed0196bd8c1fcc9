import type { BrowserContext, BrowserContextOptions } from '@playwright/test';
import { chromiumFlags } from '../../scripts/browser/findChromium';
import { FirestoreProxy, launchBehind } from '../../tests/e2e/support/sites/proxy';

/** A device of the author: a browser with its own line to the database. */
export class Device {
  line: 'up' | 'cut' | 'losing' = 'up';

  private constructor(
    readonly proxy: FirestoreProxy,
    readonly context: BrowserContext,
  ) {}

  static async start(executablePath: string, options: BrowserContextOptions) {
    const proxy = new FirestoreProxy();
    await proxy.restore();
    const browser = await launchBehind(proxy, { executablePath, args: chromiumFlags });
    const context = await browser.newContext({
      ...options,
      serviceWorkers: 'block',
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    context.setDefaultTimeout(60_000);
    return new Device(proxy, context);
  }

  async cut() {
    if (this.line !== 'cut') await this.proxy.cut();
    this.line = 'cut';
  }

  /** Drops every answer once this text was sent. */
  loseAnswersTo(text: string) {
    this.proxy.loseAnswersTo(text);
    this.line = 'losing';
  }

  async restore() {
    if (this.line === 'losing') await this.proxy.cut();
    if (this.line !== 'up') await this.proxy.restore();
    this.line = 'up';
  }

  async close() {
    await this.context.browser()!.close();
    await this.cut();
  }
}
