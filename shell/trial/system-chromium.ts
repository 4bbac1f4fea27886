import { findOnPath } from './find-on-path.ts';

const wholeBrowsers = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** The headless shell, which Playwright itself would take, needs half the time of a whole browser. */
const fastestFirst = ['chromium-headless-shell', ...wholeBrowsers];

function find(names: readonly string[]): string | undefined {
  return process.env.CHROMIUM || findOnPath(names);
}

/** The Chromium that `CHROMIUM` names or that is on the PATH; undefined where Playwright's own must serve. */
export function systemChromium(): string | undefined {
  return find(fastestFirst);
}

/** The same, but what visitors use: a headless shell fetches lazy pictures earlier, which falsifies what is measured. */
export function systemBrowser(): string | undefined {
  return find(wholeBrowsers);
}
