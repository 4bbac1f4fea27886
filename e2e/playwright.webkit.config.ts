import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';
import { isDeep } from './site/this-run.ts';

process.env.ENGINE = 'webkit';

/** The main journeys in WebKitGTK, which `engines/webkit` starts. */
export default defineConfig({
  ...base,
  testDir: 'engines/journeys',
  // All pages at two widths take longer than all other journeys; Chromium does it in every run.
  testIgnore: isDeep ? [] : ['**/every-page.spec.ts'],
  outputDir: '.results/webkit',
  // `engines/main.ts` serves the site for both.
  webServer: [],
  workers: 1,
  timeout: 150_000,
  expect: { timeout: 20_000 },
  use: { serviceWorkers: 'block', viewport: { width: 1280, height: 720 } },
});
