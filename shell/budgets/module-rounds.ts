import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** A builder writes what a module imports as the first of its statements: `import{a as b}from"./c.js"`. */
const imported = /(?:^|[;}])(?:import|export)\b(?:[^"'`();]*\bfrom)?\s*["'](\.[^"']+\.js)["']/g;

async function importsOf(folder: string, module: string): Promise<string[]> {
  const code = await readFile(path.join(folder, module), 'utf8');
  return [...code.matchAll(imported)].map(([, file = '']) =>
    path.posix.join(path.posix.dirname(module), file),
  );
}

/** The steps from these modules to the last one that is not known yet. */
async function stepsFrom(
  folder: string,
  modules: readonly string[],
  known: ReadonlySet<string>,
): Promise<number> {
  const found = await Promise.all(modules.map((module) => importsOf(folder, module)));
  const unknown = [...new Set(found.flat())].filter((module) => !known.has(module));
  if (unknown.length === 0) return 0;
  return 1 + (await stepsFrom(folder, unknown, new Set([...known, ...unknown])));
}

/**
 * How many times a page waits for an answer before it can ask for the next thing it needs: once for itself, once for all modules
 * that it names, and once more for each step to a module that only another module names.
 */
export async function roundsOf(folder: string, named: readonly string[]): Promise<number> {
  return (named.length > 0 ? 2 : 1) + (await stepsFrom(folder, named, new Set(named)));
}
