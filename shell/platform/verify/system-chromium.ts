import { findOnPath } from './find-on-path.ts';

const wholeBrowsers = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** What Playwright itself would take: it needs half the time of a whole browser. */
const headlessShell = 'chromium-headless-shell';

function find(names: readonly string[]): string | undefined {
  return process.env.CHROMIUM || findOnPath(names);
}

/** Whether the fastest browser for journeys is on the PATH. */
export function hasHeadlessShell(): boolean {
  return findOnPath([headlessShell]) !== undefined;
}

/** The Chromium that `CHROMIUM` names or that is on the PATH; undefined where Playwright's own must serve. */
export function systemChromium(): string | undefined {
  return find([headlessShell, ...wholeBrowsers]);
}

/** The same, but what visitors use: a headless shell fetches lazy pictures earlier, which falsifies what is measured. */
export function systemBrowser(): string | undefined {
  return find(wholeBrowsers);
}
