import path from 'node:path';
import { budgetWarnings } from '../verify/page-budget.ts';
import { chosenDocument } from '../configuration/chosen-document.ts';
import { changeSite, rollbackSite } from '../deploy/change-site.ts';
import { compositionsOf } from '../deploy/compositions.ts';
import type { SiteChange } from '../deploy/compose-draft.ts';
import { loggingRefusal } from '../deploy/exclusive-change.ts';
import { sourceOf } from '../deploy/git-source.ts';
import type { TrialChoice } from '../deploy/run-trial.ts';
import { triedLine } from '../verify/trial-report.ts';
import { buildPackages } from '../build/build-package.ts';
import { errorMessage } from '../releases/error-message.ts';
import { isPackageName, type PackageName } from '../releases/package-name.ts';
import { packageNames, siteFolder } from '../releases/folders.ts';
import { rollbackTarget } from '../releases/release-document.ts';
import { say } from './say.ts';

/** The words for the site's configuration, and for the whole site, where packages are named. */
export const configurationWord = 'configuration';
export const siteWord = 'site';

/** Packages by name, with the configuration among them or not; all packages where nothing is named. */
function namedIn(names: readonly string[]) {
  const packages = names.filter(isPackageName);
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
        `${name} has no ${version ?? 'earlier'} version to go back to: see "npm run site -- list"`,
      );
    }
    return { promote: { [name]: target } };
  };
}

async function trialOf(isUnchecked: boolean): Promise<TrialChoice> {
  if (isUnchecked) return 'unchecked';
  const { assertTrialBrowser } = await import('../verify/trial-browser.ts');
  assertTrialBrowser();
  return async (candidate) => {
    const { tryCandidate } = await import('../verify/try-candidate.ts');
    say(triedLine(await tryCandidate(candidate)));
  };
}

/** Lines on pages that are too heavy. Never rejects: what is live has to be said all the same. */
async function weighed(replaced: string | undefined): Promise<string[]> {
  const before = replaced === undefined ? undefined : path.join(compositionsOf(siteFolder), replaced);
  return budgetWarnings(siteFolder, before).then(
    (lines) => lines.map((line) => `heavy     ${line}`),
    (error: unknown) => [`page weight not measured: ${errorMessage(error)}`],
  );
}

type Order = {
  doing: string;
  trial: () => Promise<TrialChoice>;
  wanted: () => Promise<SiteChange['change']>;
};

async function change({ doing, trial, wanted }: Order): Promise<void> {
  const start = performance.now();
  const order = await loggingRefusal({ siteFolder, doing }, async () => ({
    trial: await trial(),
    change: await wanted(),
  }));
  const { pages, lost, composition, replaced } = await changeSite({ siteFolder, doing, ...order });
  for (const { problem } of lost) say(`no longer kept: ${problem}`);
  for (const line of await weighed(replaced)) say(line);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  say(`live      composition ${composition}, ${pages} pages, in ${seconds} s`);
}

/** Builds packages and makes them live; all of them where none is named. */
export async function releaseCommand(
  names: readonly string[],
  { message, unchecked }: { message?: string; unchecked: boolean },
): Promise<void> {
  await change({
    doing: ['release', ...names].join(' '),
    trial: () => trialOf(unchecked),
    wanted: () => releaseOf(names, message),
  });
}

/** Makes an earlier version of a package live, or the site as it stood before. */
export async function rollbackCommand(
  name: PackageName | typeof siteWord,
  version: string | undefined,
  { unchecked }: { unchecked: boolean },
): Promise<void> {
  if (name === siteWord) {
    say(`live      composition ${await rollbackSite(siteFolder, version)}`);
    return;
  }
  await change({
    doing: ['rollback', name, version ?? []].flat().join(' '),
    trial: () => trialOf(unchecked),
    wanted: async () => rollbackOf(name, version),
  });
}

/** Composes the site again, with the configuration of SITE_CONFIG where one is named. A configuration is not tried. */
export async function composeCommand(): Promise<void> {
  await change({
    doing: 'compose',
    trial: async () => undefined,
    wanted: async () => {
      const configuration = process.env['SITE_CONFIG'] ? await chosenDocument() : undefined;
      return () => ({ configuration });
    },
  });
}
