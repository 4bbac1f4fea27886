import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { webkit, type Browser, type Page, type ViewportSize } from '@playwright/test';
import { siteOrigin } from '../../site/test-ports.ts';
import type { Engine } from '../engine.ts';
import { until } from '../until.ts';
import { startInspectorBridge } from './inspector-bridge.ts';
import { openWebKitWindow } from './webkit-window.ts';

export type OpenedWebKit = { page: Page; engine: Engine; close: () => Promise<void> };

/** A small file of the site, open until a journey begins. */
const startAddress = `${siteOrigin}/releases.json`;
const settledMs = 30_000;
const answerMs = 10_000;

type Options = { viewport: ViewportSize; workers: 'allow' | 'block' };

/** Opens WebKitGTK with a new profile and adds what its driver lacks. Rejects if its inspector does not answer. */
async function openOnce({ viewport, workers }: Options): Promise<OpenedWebKit> {
  const window = await openWebKitWindow(viewport, startAddress);
  const bridge = await startInspectorBridge(window);
  const browsers: Browser[] = [];

  /** Adds what is missing: relative addresses, the window size, and focus while the window is not in front. */
  async function adaptPage(page: Page): Promise<Page> {
    const goto = page.goto.bind(page);
    page.goto = (url, options) => goto(new URL(url, siteOrigin).href, options);
    page.setViewportSize = async ({ width, height }) => {
      window.command(`size ${width}x${height}`);
      await until('the window has its size', async () => (await page.evaluate('innerWidth')) === width);
    };
    page.setDefaultTimeout(settledMs);
    await page.addInitScript('document.hasFocus = () => true');
    if (workers === 'block') {
      await page.addInitScript(
        'if (navigator.serviceWorker) navigator.serviceWorker.register = () => new Promise(() => {})',
      );
    }
    return page;
  }

  async function connect(): Promise<Page> {
    const tryConnect = () => webkit.connectOverCDP(bridge.endpoint, { timeout: answerMs });
    // An inspector that is still starting may ignore the first connection.
    const browser = await tryConnect().catch((error) => {
      process.stderr.write(`WebKitGTK is asked for a second connection: ${String(error)}\n`);
      return tryConnect();
    });
    browsers.push(browser);
    const page = browser.contexts()[0]?.pages()[0];
    if (!page) throw new Error('WebKitGTK shows no page');
    // Until then the window's own navigation may replace one of the journey.
    await until('the window shows its first page', () =>
      page.evaluate('`${location.href} ${document.readyState}`').then(
        (shown) => shown === `${startAddress} complete`,
        () => false,
      ),
    );
    return adaptPage(page);
  }

  async function close(): Promise<void> {
    await Promise.all(browsers.map((browser) => browser.close().catch(() => undefined)));
    bridge.close();
    await window.close();
  }

  const page = await connect().catch(async (error) => {
    await close();
    throw error;
  });
  const engine: Engine = {
    openTab: async () => {
      const existing = new Set((await window.targets()).map((target) => target.path));
      const newTab = async () => (await window.targets()).find((target) => !existing.has(target.path));
      window.command(`open ${startAddress}`);
      await until('a second tab opened', async () => (await newTab()) !== undefined);
      bridge.offer((await newTab())?.path);
      const tab = await connect();
      bridge.offer();
      return tab;
    },
    download: async (_page, act) => {
      const earlierCount = (await window.logged('downloaded')).length;
      await act();
      await until(
        'a file was downloaded',
        async () => (await window.logged('downloaded')).length > earlierCount,
      );
      const [, address = ''] = ((await window.logged('downloaded')).at(-1) ?? '').split(/ (.*)/);
      const file = fileURLToPath(address);
      return { name: path.basename(file), bytes: await readFile(file) };
    },
    print: async (printed) => {
      const earlierCount = (await window.logged('printed')).length;
      await printed.evaluate('window.print()');
      await until('the page was printed', async () => (await window.logged('printed')).length > earlierCount);
      return readFile(path.join(window.folder, 'print.pdf'));
    },
    setCookie: async (name, value) => {
      await page.evaluate((cookie) => {
        document.cookie = cookie;
      }, `${name}=${value}; path=/`);
    },
  };
  return { page, engine, close };
}

/** An inspector that never answers is not a fault of the site: try a second window. */
export async function openWebKit(options: Options): Promise<OpenedWebKit> {
  return openOnce(options).catch((error) => {
    process.stderr.write(`WebKitGTK is opened a second time: ${String(error)}\n`);
    return openOnce(options);
  });
}
