import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';
import { isDeep } from './site/this-run.ts';

process.env.ENGINE = 'firefox';

/** The main journeys in the system's own Firefox. */
export default defineConfig({
  ...base,
  testDir: 'engines/journeys',
  // All pages at two widths take longer than all other journeys; Chromium does it in every run.
  testIgnore: isDeep ? [] : ['**/every-page.spec.ts'],
  outputDir: '.results/firefox',
  // `engines/main.ts` serves the site for both.
  webServer: [],
  workers: 1,
  timeout: 150_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL: base.use?.baseURL,
    locale: 'en-NG',
    timezoneId: 'Africa/Lagos',
    serviceWorkers: 'block',
    viewport: { width: 1280, height: 720 },
    browserName: 'firefox',
    channel: 'moz-firefox',
    launchOptions: {
      executablePath: fileURLToPath(new URL('engines/firefox/start-firefox.ts', import.meta.url)),
      timeout: 60_000,
      // Playwright does not notice documents restored from the back-forward cache; its own browsers disable it
      // too.
      firefoxUserPrefs: { 'browser.sessionhistory.max_total_viewers': 0 },
    },
  },
});
