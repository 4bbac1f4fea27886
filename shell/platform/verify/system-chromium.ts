import { existsSync } from 'node:fs';
import path from 'node:path';

/** Where the first of these programs lies, in their order; undefined where none is installed. */
export function findOnPath(names: readonly string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const places = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return places.find((place) => existsSync(place));
}

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
export function fullChromium(): string | undefined {
  return find(wholeBrowsers);
}
