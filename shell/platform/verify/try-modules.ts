import type { Finding } from './finding.ts';
import { runModules } from './in-page.ts';
import { openWatched, type Place } from './watched-page.ts';
import { wakePage } from './wake-page.ts';

/** ms until modules that have not ended running are given up. */
const patience = 10_000;

/** Runs modules in a page that lives, and says which of them cannot be had, throw or do not end. */
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
