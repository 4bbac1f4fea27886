import { buildPackages } from '../build/build-package.ts';
import { packageNames, releasesFolder, siteFolder } from '../checkout/folders.ts';
import { writeLine } from '../common/terminal.ts';
import { placeholderWarning } from '../configuration/placeholder-facts.ts';
import { selectedConfiguration } from '../configuration/selected-configuration.ts';
import { deploySite, type Deployment } from '../deploy/deploy-site.ts';
import { sourceOf } from '../deploy/git-source.ts';
import { earlierState } from '../deploy/live-site.ts';
import { isPackageName, type PackageName } from '../releases/release-schema.ts';
import { makeLive, type SiteState, restore, rollbackTarget } from '../releases/site-state.ts';
import { verifySummary } from '../verify/findings.ts';

/** Names that commands accept in place of a package. */
export const configurationWord = 'configuration';
export const siteWord = 'site';

async function withChosenConfiguration(state: SiteState): Promise<SiteState> {
  const configuration = await selectedConfiguration();
  const warning = await placeholderWarning(configuration);
  if (warning !== '') writeLine(warning);
  return { ...state, configuration: configuration.content };
}

async function chosenVerify({ skipVerify }: { skipVerify: boolean }): Promise<Deployment['verify']> {
  if (skipVerify) return 'skipped';
  const { assertBrowser, verifyCandidate } = await import('../verify/verify-candidate.ts');
  assertBrowser();
  return async (candidate) => writeLine(verifySummary(await verifyCandidate(candidate)));
}

async function runChange(requested: Omit<Deployment, 'siteFolder' | 'store'>): Promise<void> {
  const start = performance.now();
  const { pages, lost, composition, hasMovedPages } = await deploySite({
    siteFolder,
    store: releasesFolder,
    ...requested,
  });
  for (const { problem } of lost) writeLine(`no longer kept: ${problem}`);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  writeLine(`live      composition ${composition}, ${pages} pages, in ${seconds} s: ${siteFolder}`);
  if (hasMovedPages)
    writeLine('moved     addresses of pages: if nginx serves the site, run "nginx -s reload" now');
}

/** Builds packages and makes them live; all packages if none is named. */
export async function releaseCommand(
  names: readonly string[],
  { message, ...chosen }: { message?: string; skipVerify: boolean },
): Promise<void> {
  const packages = names.length > 0 ? names.filter(isPackageName) : packageNames;
  const verify = await chosenVerify(chosen);
  const source = await sourceOf(packages, message);
  // Before the site is locked: others can release meanwhile.
  const versions = await buildPackages(packages, writeLine);
  await runChange({
    command: ['release', ...names].join(' '),
    verify,
    source,
    change: async (state) => {
      const isConfigured = state.configuration !== undefined && !names.includes(configurationWord);
      return makeLive(isConfigured ? state : await withChosenConfiguration(state), versions);
    },
  });
}

function targetOf(state: SiteState, name: PackageName, version: string | undefined): string {
  const target = rollbackTarget(state, name, version);
  if (target !== undefined) return target;
  throw new Error(`${name} has no ${version ?? 'earlier'} version to go back to: see "npm run site -- list"`);
}

/** Goes back to an earlier version of a package, or to an earlier composition of the whole site. */
export async function rollbackCommand(
  name: PackageName | typeof siteWord,
  version: string | undefined,
  chosen: { skipVerify: boolean },
): Promise<void> {
  await runChange({
    command: ['rollback', name, version ?? []].flat().join(' '),
    verify: await chosenVerify(chosen),
    change: async (state) =>
      name === siteWord
        ? restore(await earlierState(siteFolder, version), state)
        : makeLive(state, { [name]: targetOf(state, name, version) }),
  });
}

/**
 * Composes the site again, with the configuration that SITE_CONFIG names, if any. Configurations are not verified
 * in a browser.
 */
export async function composeCommand(): Promise<void> {
  await runChange({
    command: 'compose',
    change: async (state) => (process.env['SITE_CONFIG'] ? withChosenConfiguration(state) : state),
  });
}
