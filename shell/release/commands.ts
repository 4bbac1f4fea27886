import { siteOverBudget } from '../budgets/site-weight.ts';
import { chosenDocument } from '../configuration/chosen-document.ts';
import { changeSite, goBack, type SiteChange } from '../live/change-site.ts';
import { isPackageName, packageNames, siteFolder, type PackageName } from './places.ts';
import { buildPackages, promoteAll, rollBack } from './publish.ts';

const usage = `usage:
  npm run release [package …]          build packages (all without a name) and make them live
  npm run rollback package [version]   make an earlier version of a package live
  npm run rollback site [composition]  make the site live that stood before
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

async function wantedChange(command: string | undefined, names: string[]): Promise<SiteChange['change']> {
  if (command === 'release') {
    const chosen = packagesIn(names);
    const built = await buildPackages(chosen.length > 0 ? chosen : packageNames, say);
    return (document) => promoteAll(document, built);
  }
  if (command === 'compose') return (document) => document;
  const [name] = packagesIn(names.slice(0, 1));
  if (command === 'rollback' && name) return (document) => rollBack(document, name, names[1]);
  throw new Error(usage);
}

try {
  const [command, ...names] = process.argv.slice(2);
  const start = performance.now();
  if (command === 'rollback' && names[0] === 'site') {
    say(`live      composition ${await goBack(siteFolder, names[1])}`);
  } else {
    const change = await wantedChange(command, names);
    const doing = [command, ...names].join(' ');
    const site = await chosenDocument();
    const { pages, lost, composition } = await changeSite({ siteFolder, site, doing, change });
    for (const { problem } of lost) say(`no longer kept: ${problem}`);
    for (const problem of await siteOverBudget(siteFolder)) say(`heavier than its budget: ${problem}`);
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    say(`live      composition ${composition}, ${pages} pages, after ${seconds} s`);
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
