import { readFile } from 'node:fs/promises';
import type { BrowserContext } from '@playwright/test';
import { siteOrigin } from '../site/test-ports.ts';
import type { Engine } from './engine.ts';

/** An engine whose driver needs no help. */
export function playwrightEngine(context: BrowserContext): Engine {
  return {
    openTab: () => context.newPage(),
    download: async (page, act) => {
      const coming = page.waitForEvent('download');
      await act();
      const file = await coming;
      return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
    },
    print: (page) => page.pdf({ preferCSSPageSize: true }),
    setCookie: (name, value) => context.addCookies([{ name, value, url: siteOrigin }]),
  };
}
