import type { Release } from '../releases/release-schema.ts';
import type { Finding } from './findings.ts';
import { openMonitored, type Target, wakePage } from './monitored-page.ts';
import { runModules } from './page-scripts.ts';

/**
 * Every module of a release that a page may load, at once or later; not the federation entry, which is for
 * development only.
 */
export function modulesOf({ package: name, version, module, entry, parts, later }: Release): string[] {
  const files = [module, entry, Object.values(parts), Object.values(later)].flat(2);
  return [...new Set(files)].map((file) => `/${name}/${version}/${file}`);
}

/** ms until unfinished modules are given up. */
const timeout = 10_000;

/** Runs modules in a hydrated page. Returns those that are missing, throw or do not finish. */
export async function verifyModules(
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
