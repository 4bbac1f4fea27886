import type { Finding } from './finding.ts';
import { runModules } from './page-scripts.ts';
import { openMonitored, type Target } from './monitored-page.ts';
import { wakePage } from './wake-page.ts';

/** ms until unfinished modules are given up. */
const timeout = 10_000;

/** Runs modules in a hydrated page. Returns those that are missing, throw or do not finish. */
export async function tryModules(
  target: Target,
  address: string,
  modules: readonly string[],
): Promise<Finding[]> {
  const { page, close } = await openMonitored(target, address);
  try {
    await wakePage(page);
    const outcomes = await page.evaluate(runModules, { files: modules, timeout });
    return outcomes.map(({ file, message }) => ({ kind: 'broken-module', file, message }));
  } finally {
    await close();
  }
}
