import { existsSync } from 'node:fs';
import path from 'node:path';

/** The path of the first of these programs that is installed. */
export function findOnPath(names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const places = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return places.find((place) => existsSync(place));
}

const wholeBrowsers = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** What Playwright uses by default: it takes half the time of a full browser. */
const headlessShell = 'chromium-headless-shell';

function find(names: readonly string[]): string | undefined {
  return process.env.CHROMIUM || findOnPath(names);
}

/** Whether the fastest browser for journeys is on the PATH. */
export function hasHeadlessShell(): boolean {
  return findOnPath([headlessShell]) !== undefined;
}

/** The Chromium in `CHROMIUM` or on the PATH; undefined means Playwright's own. */
export function systemChromium(): string | undefined {
  return find([headlessShell, ...wholeBrowsers]);
}

/** The browser that visitors use. A headless shell fetches lazy pictures earlier, which distorts measurements. */
export function fullChromium(): string | undefined {
  return find(wholeBrowsers);
}
