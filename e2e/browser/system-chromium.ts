import { existsSync } from 'node:fs';
import path from 'node:path';

/** The headless shell, which Playwright itself would take, comes first: it needs half the time of a whole browser. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];

/** The Chromium that `CHROMIUM` names or that is on the PATH; undefined where Playwright's own must serve. */
export function systemChromium(): string | undefined {
  const { CHROMIUM, PATH = '' } = process.env;
  if (CHROMIUM) return CHROMIUM;
  const folders = PATH.split(path.delimiter);
  const places = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return places.find((place) => existsSync(place));
}
