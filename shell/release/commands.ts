import { siteOverBudget } from '../budgets/site-weight.ts';
import { composeSite } from '../compose/compose-site.ts';
import { chosenDocument } from '../configuration/chosen-document.ts';
import { isPackageName, packageNames, siteFolder, type PackageName } from './places.ts';
import { assertCompatible, publish, rollBack } from './publish.ts';
import { readReleaseDocument, writeReleaseDocument } from './release-store.ts';
import type { ReleaseDocument } from './release-schema.ts';

const usage = `usage:
  npm run release [package …]          build and publish packages (all without a name), then compose
  npm run rollback package [version]   make an earlier release live, then compose
  npm run compose                      compose again, after a change of configuration
packages: ${packageNames.join(', ')}`;

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function packagesIn(names: readonly string[]): PackageName[] {
  const unknown = names.filter((name) => !isPackageName(name));
  if (unknown.length > 0) throw new Error(`no package ${unknown.join(', ')}\n${usage}`);
  return names.filter(isPackageName);
}

async function moved(command: string | undefined, names: string[]): Promise<ReleaseDocument> {
  const document = await readReleaseDocument();
  if (command === 'release') {
    const chosen = packagesIn(names);
    return publish(document, chosen.length > 0 ? chosen : packageNames, say);
  }
  if (command === 'compose') return document;
  const [name] = packagesIn(names.slice(0, 1));
  if (command === 'rollback' && name) return rollBack(document, name, names[1]);
  throw new Error(usage);
}

try {
  const [command, ...names] = process.argv.slice(2);
  const document = await moved(command, names);
  await assertCompatible(document);
  const start = performance.now();
  const { pages, lost, ...composed } = await composeSite({ document, site: await chosenDocument() });
  await writeReleaseDocument(composed.document);
  for (const { problem } of lost) say(`no longer kept: ${problem}`);
  for (const problem of await siteOverBudget(siteFolder)) say(`heavier than its budget: ${problem}`);
  say(`composed  ${pages} pages in ${((performance.now() - start) / 1000).toFixed(1)} s`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
