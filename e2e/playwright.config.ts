import { defineConfig, devices } from '@playwright/test';
import './site/specified-site.ts';
import { systemChromium } from '@venue/shell/platform/verify/system-chromium.ts';
import { siteOrigin } from './site/test-ports.ts';
import { isDeep } from './site/this-run.ts';

const executablePath = systemChromium();

/**
 * What `npm run test:deep` runs besides, every night and for changes of the shell: further laboratories of releases, browsers four years
 * old, lines that lose requests, and how each page arrives. A visitor's money and words are in every run.
 */
const deepJourneys = [
  '**/baseline.spec.ts',
  '**/fonts.spec.ts',
  '**/hydration-warnings.spec.ts',
  '**/documents-in-pieces.spec.ts',
  '**/fourth-remote.spec.ts',
  '**/lossy-line.spec.ts',
  '**/offline/releases.spec.ts',
  '**/open-tab.spec.ts',
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
  // One more than the cores: much of a journey is waiting.
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  // What fails once and then passes is reported as flaky, with a recording of the second run.
  retries: process.env.CI ? 1 : 0,
  // On shared machines at half their speed the longest without a time of its own took 53 s.
  timeout: 100_000,
  expect: { timeout: 10_000 },
  reporter: process.env.CI ? 'line' : 'list',
  use: {
    ...devices['Desktop Chrome'],
    baseURL: siteOrigin,
    // Any journey can be tried on translated pages: `TRANSLATED=1`.
    translated: Boolean(process.env.TRANSLATED),
    locale: 'en-NG',
    timezoneId: 'Africa/Lagos',
    // Journeys that put trouble on the line would put it past a service worker; those in `offline` allow one.
    serviceWorkers: 'block',
    trace: 'on-first-retry',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        '--no-sandbox',
        // As phones and Windows set type: Linux would round each letter to a whole pixel.
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
