import type { Finding } from './finding.ts';
import { runModules } from './in-page.ts';
import { openWatched, type Place } from './watched-page.ts';
import { wakePage } from './wake-page.ts';

/** ms until a module that has not ended running is given up. */
const patience = 10_000;

/** Runs modules in a page that lives, one after the other, and says which of them cannot be had or throw. */
export async function tryModules(
  place: Place,
  address: string,
  modules: readonly string[],
): Promise<Finding[]> {
  const { page, close } = await openWatched(place, address);
  try {
    await wakePage(page);
    const outcomes = await page.evaluate(runModules, { files: modules, patience });
    return outcomes.map(({ file, message }) => ({ kind: 'unread-module', file, message }));
  } finally {
    await close();
  }
}
