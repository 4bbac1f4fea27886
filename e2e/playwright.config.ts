import { defineConfig, devices } from '@playwright/test';
import './site/specified-site.ts';
import { systemChromium } from '@venue/shell/platform/verify/system-chromium.ts';
import { siteOrigin } from './site/test-ports.ts';
import { isDeep } from './site/this-run.ts';

const executablePath = systemChromium();

/**
 * Extra tests of `npm run test:deep`, every night and for changes of the shell: more release labs, browsers four years
 * old, lossy connections, and documents in pieces. Tests of a visitor's money and data are in every run.
 */
const deepJourneys = [
  '**/baseline.spec.ts',
  '**/fonts.spec.ts',
  '**/hydration-warnings.spec.ts',
  '**/documents-in-pieces.spec.ts',
  '**/fourth-remote.spec.ts',
  '**/lossy-line.spec.ts',
  '**/offline/releases.spec.ts',
  '**/preview.spec.ts',
  '**/two-checkouts.spec.ts',
  '**/whole-releases.spec.ts',
];

export default defineConfig<{ translated: boolean }>({
  testDir: 'journeys',
  testMatch: '**/*.spec.ts',
  testIgnore: isDeep || process.env.SEEDS ? [] : deepJourneys,
  outputDir: '.results',
  fullyParallel: true,
  // One more than the cores, because journeys mostly wait.
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  // A test that fails once and then passes is reported as flaky, with a trace of the second run.
  retries: process.env.CI ? 1 : 0,
  // On shared machines at half speed, the longest test without its own timeout took 53 s.
  timeout: 100_000,
  expect: { timeout: 10_000 },
  reporter: process.env.CI ? 'line' : 'list',
  use: {
    ...devices['Desktop Chrome'],
    baseURL: siteOrigin,
    // `TRANSLATED=1` runs any journey on translated pages.
    translated: Boolean(process.env.TRANSLATED),
    locale: 'en-NG',
    timezoneId: 'Africa/Lagos',
    // Journeys that simulate network faults would miss requests of a service worker; those in `offline` allow
    // one.
    serviceWorkers: 'block',
    trace: 'on-first-retry',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        '--no-sandbox',
        // As on phones and Windows: Linux would round each glyph to whole pixels.
        '--font-render-hinting=none',
        '--disable-background-networking',
        '--disable-component-update',
        '--no-first-run',
      ],
    },
  },
  webServer: {
    command: 'npx tsx site/serve-test-site.ts',
    url: siteOrigin,
    timeout: 600_000,
    reuseExistingServer: !process.env.CI,
    stdout: 'ignore',
  },
});
