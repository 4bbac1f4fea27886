import { existsSync } from 'node:fs';
import path from 'node:path';

const wholeBrowsers = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** The headless shell, which Playwright itself would take, needs half the time of a whole browser. */
const fastestFirst = ['chromium-headless-shell', ...wholeBrowsers];

function find(names: readonly string[]): string | undefined {
  const { CHROMIUM, PATH = '' } = process.env;
  if (CHROMIUM) return CHROMIUM;
  const folders = PATH.split(path.delimiter);
  const places = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return places.find((place) => existsSync(place));
}

/** The Chromium that `CHROMIUM` names or that is on the PATH; undefined where Playwright's own must serve. */
export function systemChromium(): string | undefined {
  return find(fastestFirst);
}

/** The same, but what visitors use: a headless shell fetches lazy pictures earlier, which falsifies what is measured. */
export function systemBrowser(): string | undefined {
  return find(wholeBrowsers);
}
