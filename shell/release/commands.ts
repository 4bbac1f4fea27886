import path from 'node:path';
import { parseArgs } from 'node:util';
import { heavyPages } from '../weight/heavy-pages.ts';
import { chosenDocument } from '../configuration/chosen-document.ts';
import { changeSite, goBack } from '../live/change-site.ts';
import type { SiteChange } from '../live/compose-draft.ts';
import { compositionsOf } from '../live/compositions.ts';
import { notingRefusal } from '../live/in-turn.ts';
import { sourceOf } from '../live/source-of.ts';
import type { WantedTrial } from '../live/try-first.ts';
import { triedLine } from '../trial/trial-report.ts';
import { buildPackages } from './build-packages.ts';
import { pruneCommand, releasesCommand } from './housekeeping.ts';
import { inWords } from './in-words.ts';
import { isPackageName, type PackageName } from './package-name.ts';
import { packageNames, siteFolder } from './places.ts';
import { rollbackTarget } from './release-moves.ts';
import { say } from './say.ts';

/** The word for the site's configuration where packages are named. */
const configurationWord = 'configuration';

const usage = `usage:
  npm run release [package …]               build packages (all without a name) and make them live
  npm run release package … configuration   the same, and the configuration of SITE_CONFIG with it
  npm run release -- package -m "…"         the same, with what changed in your words, for the list of releases
  npm run rollback package [version]        make an earlier version of a package live
  npm run rollback site [composition]       make the site live that stood before
  npm run compose                           give the site the configuration of SITE_CONFIG; without one, compose it again
  npm run releases [-- --page file.html]    list what is live and what is kept; as a page too
  npm run prune [-- --days 30] [--remove]   say which versions are no longer needed; remove them
releases and rollbacks of packages are tried in a browser before they are live; --unchecked goes without
packages: ${packageNames.join(', ')}`;

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

async function releaseOf(names: readonly string[], said?: string): Promise<SiteChange['change']> {
  const { packages, isConfigured } = namedIn(names);
  const promote = await buildPackages(packages, say);
  const source = await sourceOf(packages, said);
  return async ({ configuration }) => {
    if (isConfigured || !configuration) return { promote, source, configuration: await chosenDocument() };
    return { promote, source };
  };
}

function rollbackOf(name: PackageName, version: string | undefined): SiteChange['change'] {
  return (document) => {
    const target = rollbackTarget(document, name, version);
    if (!target) {
      throw new Error(
        `${name} has no ${version ?? 'earlier'} release to go back to: "npm run releases" lists what is kept`,
      );
    }
    return { promote: { [name]: target } };
  };
}

const changing = ['release', 'rollback', 'compose'] as const;
type Changing = (typeof changing)[number];

function changingIn(word: string | undefined): Changing {
  const command = changing.find((name) => name === word);
  if (!command) throw new Error(usage);
  return command;
}

async function wantedChange(command: Changing, names: string[], said?: string) {
  if (command === 'release') return releaseOf(names, said);
  if (command === 'compose') {
    const configuration = process.env['SITE_CONFIG'] ? await chosenDocument() : undefined;
    return () => ({ configuration });
  }
  const [name] = packagesIn(names.slice(0, 1));
  if (name) return rollbackOf(name, names[1]);
  throw new Error(usage);
}

async function trialOf(command: Changing, isUnchecked: boolean): Promise<WantedTrial> {
  if (command === 'compose') return undefined;
  // npm keeps what it does not know for itself, unless it stands behind `--`.
  if (isUnchecked || process.env['npm_config_unchecked'] === 'true') return 'unchecked';
  const { assertTrialBrowser } = await import('../trial/trial-browser.ts');
  assertTrialBrowser();
  return async (candidate) => {
    const { tryCandidate } = await import('../trial/try-candidate.ts');
    say(triedLine(await tryCandidate(candidate)));
  };
}

/** What is live is said whatever comes of weighing it. */
async function weighed(replaced: string | undefined): Promise<string[]> {
  const before = replaced === undefined ? undefined : path.join(compositionsOf(siteFolder), replaced);
  return heavyPages(siteFolder, before).then(
    (lines) => lines.map((line) => `heavy     ${line}`),
    (error: unknown) => [`not weighed: ${inWords(error)}`],
  );
}

type Chosen = { message?: string | undefined; unchecked: boolean };

async function change(command: Changing, names: string[], chosen: Chosen): Promise<void> {
  const { message, unchecked } = chosen;
  const start = performance.now();
  const doing = [command, ...names].join(' ');
  const { trial, wanted } = await notingRefusal({ siteFolder, doing }, async () => ({
    trial: await trialOf(command, unchecked),
    wanted: await wantedChange(command, names, message),
  }));
  const { pages, lost, composition, replaced } = await changeSite({
    siteFolder,
    doing,
    change: wanted,
    trial,
  });
  for (const { problem } of lost) say(`no longer kept: ${problem}`);
  for (const line of await weighed(replaced)) say(line);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  say(`live      composition ${composition}, ${pages} pages, after ${seconds} s`);
}

async function run(): Promise<void> {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean', default: false } as const;
  const { values, positionals } = parseArgs({
    options: {
      message: { ...text, short: 'm' },
      days: text,
      page: text,
      remove: flag,
      unchecked: flag,
    },
    allowPositionals: true,
  });
  const [command, ...names] = positionals;
  if (command === 'prune') await pruneCommand(values);
  else if (command === 'releases') await releasesCommand(values.page);
  else if (command === 'rollback' && names[0] === 'site') {
    say(`live      composition ${await goBack(siteFolder, names[1])}`);
  } else await change(changingIn(command), names, values);
}

try {
  await run();
} catch (error) {
  process.stderr.write(`${inWords(error)}\n`);
  process.exitCode = 1;
}
