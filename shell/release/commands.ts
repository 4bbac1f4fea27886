import { siteOverBudget } from '../budgets/site-weight.ts';
import { chosenDocument } from '../configuration/chosen-document.ts';
import { changeSite, goBack, type SiteChange } from '../live/change-site.ts';
import type { WantedTrial } from '../live/try-first.ts';
import { triedLine } from '../trial/trial-report.ts';
import { buildPackages } from './build-packages.ts';
import { isPackageName, type PackageName } from './package-name.ts';
import { packageNames, siteFolder } from './places.ts';
import { rollbackTarget } from './release-moves.ts';

/** The word for the site's configuration where packages are named. */
const configurationWord = 'configuration';

const usage = `usage:
  npm run release [package …]               build packages (all without a name) and make them live
  npm run release package … configuration   the same, and the configuration of SITE_CONFIG with it
  npm run rollback package [version]        make an earlier version of a package live
  npm run rollback site [composition]       make the site live that stood before
  npm run compose                           give the site the configuration of SITE_CONFIG; without one, compose it again
releases and rollbacks of packages are tried in a browser before they are live; --unchecked goes without
packages: ${packageNames.join(', ')}`;

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function packagesIn(names: readonly string[]): PackageName[] {
  const unknown = names.filter((name) => !isPackageName(name));
  if (unknown.length > 0) throw new Error(`no package ${unknown.join(', ')}\n${usage}`);
  return names.filter(isPackageName);
}

/** Packages by name, with the configuration among them or not; all packages where nothing is named. */
function namedIn(names: readonly string[]) {
  const packages = packagesIn(names.filter((name) => name !== configurationWord));
  return {
    packages: names.length > 0 ? packages : packageNames,
    isConfigured: names.includes(configurationWord),
  };
}

async function releaseOf(names: readonly string[]): Promise<SiteChange['change']> {
  const { packages, isConfigured } = namedIn(names);
  const promote = await buildPackages(packages, say);
  return async ({ configuration }) => {
    if (isConfigured || !configuration) return { promote, configuration: await chosenDocument() };
    return { promote };
  };
}

function rollbackOf(name: PackageName, version: string | undefined): SiteChange['change'] {
  return (document) => {
    const target = rollbackTarget(document, name, version);
    if (!target) throw new Error(`${name} has no ${version ?? 'earlier'} release to go back to`);
    return { promote: { [name]: target } };
  };
}

async function wantedChange(command: string | undefined, names: string[]): Promise<SiteChange['change']> {
  if (command === 'release') return releaseOf(names);
  if (command === 'compose') {
    const configuration = process.env['SITE_CONFIG'] ? await chosenDocument() : undefined;
    return () => ({ configuration });
  }
  const [name] = packagesIn(names.slice(0, 1));
  if (command === 'rollback' && name) return rollbackOf(name, names[1]);
  throw new Error(usage);
}

/** npm keeps what it does not know for itself, unless it stands behind `--`. */
const isUnchecked = process.argv.includes('--unchecked') || process.env['npm_config_unchecked'] === 'true';

async function trialOf(command: string | undefined): Promise<WantedTrial> {
  if (command === 'compose') return undefined;
  if (isUnchecked) return 'unchecked';
  const { assertTrialBrowser } = await import('../trial/trial-browser.ts');
  assertTrialBrowser();
  return async (candidate) => {
    const { tryCandidate } = await import('../trial/try-candidate.ts');
    say(triedLine(await tryCandidate(candidate)));
  };
}

try {
  const [command, ...names] = process.argv.slice(2).filter((word) => word !== '--unchecked');
  const start = performance.now();
  if (command === 'rollback' && names[0] === 'site') {
    say(`live      composition ${await goBack(siteFolder, names[1])}`);
  } else {
    const trial = await trialOf(command);
    const change = await wantedChange(command, names);
    const doing = [command, ...names].join(' ');
    const { pages, lost, composition } = await changeSite({ siteFolder, doing, change, trial });
    for (const { problem } of lost) say(`no longer kept: ${problem}`);
    for (const problem of await siteOverBudget(siteFolder)) say(`heavier than its budget: ${problem}`);
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    say(`live      composition ${composition}, ${pages} pages, after ${seconds} s`);
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
