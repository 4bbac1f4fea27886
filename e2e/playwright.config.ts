import { defineConfig, devices } from '@playwright/test';
import { systemChromium } from './browser/system-chromium.ts';
import { siteOrigin } from './site/test-ports.ts';

const executablePath = systemChromium();

export default defineConfig({
  testDir: 'journeys',
  outputDir: '.results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: process.env.CI ? 'line' : 'list',
  use: {
    ...devices['Desktop Chrome'],
    baseURL: siteOrigin,
    locale: 'en-NG',
    timezoneId: 'Africa/Lagos',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--no-first-run',
      ],
    },
  },
  webServer: {
    command: 'npx tsx site/serve-test-site.ts',
    url: siteOrigin,
    timeout: 180_000,
    reuseExistingServer: !process.env.CI,
    stdout: 'ignore',
  },
});
