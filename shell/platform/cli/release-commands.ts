import path from 'node:path';
import { budgetWarnings } from '../verify/page-budget.ts';
import { chosenDocument } from '../configuration/chosen-document.ts';
import { changeSite, rollbackSite } from '../deploy/change-site.ts';
import { compositionsOf } from '../deploy/compositions.ts';
import type { SiteChange } from '../deploy/compose-draft.ts';
import { logRefusal } from '../deploy/exclusive-change.ts';
import { sourceOf } from '../deploy/git-source.ts';
import type { TrialChoice } from '../deploy/run-trial.ts';
import { trialSummary } from '../verify/trial-report.ts';
import { buildPackages } from '../build/build-package.ts';
import { errorMessage } from '../releases/error-message.ts';
import { isPackageName, type PackageName } from '../releases/package-name.ts';
import { packageNames, siteFolder } from '../releases/folders.ts';
import { rollbackTarget } from '../releases/release-document.ts';
import { print } from './print.ts';

/** Names that commands accept in place of a package. */
export const configurationWord = 'configuration';
export const siteWord = 'site';

/** Splits the names given on the command line. No names means all packages. */
function parseNames(names: readonly string[]) {
  const packages = names.filter(isPackageName);
  return {
    packages: names.length > 0 ? packages : packageNames,
    isConfigured: names.includes(configurationWord),
  };
}

async function releaseChange(names: readonly string[], message?: string): Promise<SiteChange['change']> {
  const { packages, isConfigured } = parseNames(names);
  const promote = await buildPackages(packages, print);
  const source = await sourceOf(packages, message);
  return async ({ configuration }) => {
    if (isConfigured || !configuration) return { promote, source, configuration: await chosenDocument() };
    return { promote, source };
  };
}

function rollbackChange(name: PackageName, version: string | undefined): SiteChange['change'] {
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

async function trialChoice(isUnchecked: boolean): Promise<TrialChoice> {
  if (isUnchecked) return 'unchecked';
  const { assertTrialBrowser } = await import('../verify/trial-browser.ts');
  assertTrialBrowser();
  return async (candidate) => {
    const { tryCandidate } = await import('../verify/try-candidate.ts');
    print(trialSummary(await tryCandidate(candidate)));
  };
}

/** Never rejects, because the command still has to report what went live. */
async function weightWarnings(replaced: string | undefined): Promise<string[]> {
  const before = replaced === undefined ? undefined : path.join(compositionsOf(siteFolder), replaced);
  return budgetWarnings(siteFolder, before).then(
    (lines) => lines.map((line) => `heavy     ${line}`),
    (error: unknown) => [`page weight not measured: ${errorMessage(error)}`],
  );
}

type Command = {
  doing: string;
  trial: () => Promise<TrialChoice>;
  wanted: () => Promise<SiteChange['change']>;
};

async function change({ doing, trial, wanted }: Command): Promise<void> {
  const start = performance.now();
  const order = await logRefusal({ siteFolder, doing }, async () => ({
    trial: await trial(),
    change: await wanted(),
  }));
  const { pages, lost, composition, replaced } = await changeSite({ siteFolder, doing, ...order });
  for (const { problem } of lost) print(`no longer kept: ${problem}`);
  for (const line of await weightWarnings(replaced)) print(line);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  print(`live      composition ${composition}, ${pages} pages, in ${seconds} s`);
}

/** Builds packages and makes them live; all packages if none is named. */
export async function releaseCommand(
  names: readonly string[],
  { message, unchecked }: { message?: string; unchecked: boolean },
): Promise<void> {
  await change({
    doing: ['release', ...names].join(' '),
    trial: () => trialChoice(unchecked),
    wanted: () => releaseChange(names, message),
  });
}

/** Goes back to an earlier version of a package, or of the whole site. */
export async function rollbackCommand(
  name: PackageName | typeof siteWord,
  version: string | undefined,
  { unchecked }: { unchecked: boolean },
): Promise<void> {
  if (name === siteWord) {
    print(`live      composition ${await rollbackSite(siteFolder, version)}`);
    return;
  }
  await change({
    doing: ['rollback', name, version ?? []].flat().join(' '),
    trial: () => trialChoice(unchecked),
    wanted: async () => rollbackChange(name, version),
  });
}

/**
 * Composes the site again, with the configuration that SITE_CONFIG names, if any. Configurations are not tested
 * in a browser.
 */
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
