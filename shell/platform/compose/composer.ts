import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pMap from 'p-map';
import { provideSiteFacts, type SiteFacts } from '@venue/shared/contract/site-facts.ts';
import { releaseFilesIn } from '../../src/site/release-path.ts';
import { offlinePath, notFoundPath } from '../../src/site/reserved-addresses.ts';
import { existsIn } from '../common/file-trees.ts';
import { checkSite } from '../configuration/check-site.ts';
import { assertCompatible } from '../releases/compatibility.ts';
import { assertUntampered } from '../releases/integrity.ts';
import type { Release } from '../releases/release-schema.ts';
import { liveReleases, releaseFolder } from '../releases/release-store.ts';
import { removeVersions, siteStateSchema } from '../releases/site-state.ts';
import {
  type Composed,
  type ComposeRequest,
  type Composer,
  siteStateFile,
  protocolVersion,
} from './compose-request.ts';
import { siteFactsOf } from './facts-of-site.ts';
import { keepModuleLists, publishModuleList, releaseModules } from './module-list.ts';
import { templateAt } from './page-document.ts';
import { composePages, pageRendering, type SiteToCompose } from './pages.ts';
import { publishVersions } from './publish-versions.ts';
import { publishRootFiles } from './root-files.ts';
import { loadPageRenderer } from './server-builds.ts';
import { writeAddresses } from './site-addresses.ts';

const parallel = { concurrency: 4 };

/** Modules read the facts once, when they load, so a process can only compose one site. */
function provideForThisProcess(facts: SiteFacts): void {
  const previous = globalThis.siteFacts;
  if (previous && JSON.stringify(previous) !== JSON.stringify(facts)) {
    throw new Error('this process has already composed another site');
  }
  provideSiteFacts(facts);
}

function siteToCompose(configuration: unknown, releases: readonly Release[]): SiteToCompose {
  const shell = releases.find((release) => release.package === 'shell');
  if (!shell) throw new Error('no shell has been released');
  if (configuration === undefined) {
    throw new Error(
      'the site has no configuration yet: set SITE_CONFIG (see docs/configuration.md), then run "npm run site -- compose"',
    );
  }
  const remotes = releases.filter((release) => release !== shell);
  const configured = { name: 'the site’s configuration', content: configuration };
  const { venue, ...checked } = checkSite(configured, releases);
  const manifests = remotes.flatMap(({ manifest }) => manifest ?? []);
  return { ...checked, facts: siteFactsOf(manifests, venue), shell, remotes };
}

/** Throws if a page names a file of a release that does not exist, listing the first three. */
export async function checkComposition(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true });
  const pages = entries.filter((file) => file.endsWith('.html'));
  const exists = existsIn(folder);

  async function missingOf(page: string): Promise<string[]> {
    const html = await readFile(path.join(folder, page), 'utf8');
    // Cloned, because a substring would keep the whole page in memory.
    const named = structuredClone([...new Set(releaseFilesIn(html).map(({ address }) => address))]);
    const there = await Promise.all(named.map(exists));
    const missing = named.filter((_, index) => !there[index]);
    return missing.map((address) => `${page} names ${address}, which is not there`);
  }

  const missing = (await pMap(pages, missingOf, parallel)).flat();
  if (missing.length > 0) {
    throw new Error(
      `the composed site is incomplete and does not go live: ${missing.slice(0, 3).join('; ')}`,
    );
  }
}

export const protocols: Composer['protocols'] = [protocolVersion];

/**
 * The composer, which is built into each release of the shell. The commands of every checkout run the composer
 * of the shell that is about to be live. Writes the whole site from the live releases of a state into an empty
 * folder. Rejects with a message if the releases are incompatible, the configuration is invalid, a page fails to
 * render or the result is incomplete.
 */
export async function compose(request: ComposeRequest): Promise<Composed> {
  const { store, folder, previous } = request;
  const state = siteStateSchema.parse(request.state);
  const releases = await liveReleases(store, state);
  assertCompatible(releases);
  const folderOf = (release: Release) => releaseFolder(store, release);
  await pMap(releases, (release) => assertUntampered(release, folderOf(release)), parallel);
  const site = siteToCompose(state.configuration, releases);
  const { facts, shell, remotes } = site;
  provideForThisProcess(facts);
  const renderer = await loadPageRenderer(folderOf(shell));
  const built = await readFile(path.join(folderOf(shell), 'client/index.html'), 'utf8');
  const template = templateAt(`/shell/${shell.version}/`, built);
  const modules = releaseModules({ shell, remotes });
  const lost = await publishVersions(state, request);
  await publishModuleList(folder, modules.file);
  if (previous !== undefined) await keepModuleLists(previous, folder);
  const addresses = [...facts.pages.map((page) => page.address), notFoundPath, offlinePath];
  const render = await pageRendering({ store, site, renderer, modules, template });
  const metadata = await composePages(folder, addresses, render);
  await writeAddresses(folder, request.addresses, facts.pages);
  const published = removeVersions(state, lost);
  await publishRootFiles({ ...request, releases, site, published, template, metadata });
  await writeFile(path.join(folder, siteStateFile), JSON.stringify(published));
  await checkComposition(folder);
  return { pages: addresses.length, state: published, lost };
}
