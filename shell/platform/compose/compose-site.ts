import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pMap from 'p-map';
import { provideSiteFacts, type SiteFacts } from '@venue/shared/contract/site-facts.ts';
import { assertUntampered } from '../releases/assert-untampered.ts';
import type { Release, ReleaseDocument } from '../releases/release-schema.ts';
import { forget } from '../releases/release-document.ts';
import { releaseFolder } from '../releases/release-store.ts';
import type { SiteDocument } from '../configuration/chosen-document.ts';
import { checkSite } from '../configuration/check-site.ts';
import { offlinePath, notFoundPath } from '../../src/site/reserved-addresses.ts';
import { composePages } from './compose-pages.ts';
import { publishRootFiles } from './root-files.ts';
import { createPageBuilder, type SiteBasis } from './page-builder.ts';
import { loadPageRenderer } from './page-renderer.ts';
import { releaseModules } from './release-modules.ts';
import { type Composed, documentName, type Folders } from './compose-request.ts';
import { publishVersions } from './published-versions.ts';
import { templateAt } from './page-document.ts';
import { type SiteAddresses, writeAddresses } from './site-addresses.ts';
import { siteFactsOf } from './facts-of-site.ts';
import { carryModuleLists, publishModuleList } from './module-list.ts';

type Composition = Folders & {
  document: ReleaseDocument;
  /** The live releases of the document. */
  releases: readonly Release[];
  site: SiteDocument;
  /** Current and former addresses of pages. */
  addresses: SiteAddresses;
};

const fewAtOnce = { concurrency: 4 };

/** Modules read the facts once, when they load, so a process can only compose one site. */
function provideForThisProcess(facts: SiteFacts): void {
  const before = globalThis.siteFacts;
  if (before && JSON.stringify(before) !== JSON.stringify(facts)) {
    throw new Error('this process has already composed another site');
  }
  provideSiteFacts(facts);
}

function basisOf(site: SiteDocument, releases: readonly Release[]): SiteBasis {
  const shell = releases.find((release) => release.package === 'shell');
  if (!shell) throw new Error('no shell has been released');
  const remotes = releases.filter((release) => release !== shell);
  const { venue, ...checked } = checkSite(site, releases);
  const facts = siteFactsOf(
    remotes.flatMap(({ manifest }) => manifest ?? []),
    venue,
  );
  return { ...checked, facts, shell, remotes };
}

/** Writes the whole site from published releases into an empty folder. Rejects if a page fails to render. */
export async function composeSite({
  document,
  releases,
  site,
  addresses: known,
  ...folders
}: Composition): Promise<Composed> {
  const { store, folder, before } = folders;
  const folderOf = (release: Release) => releaseFolder(store, release);
  await pMap(releases, (release) => assertUntampered(release, folderOf(release)), fewAtOnce);
  const basis = basisOf(site, releases);
  const { facts, shell, remotes, siteUrl } = basis;
  provideForThisProcess(facts);
  const client = path.join(folderOf(shell), 'client');
  const renderer = await loadPageRenderer(folderOf(shell));
  const built = await readFile(path.join(client, 'index.html'), 'utf8');
  const template = templateAt(`/shell/${shell.version}/`, built);
  const modules = releaseModules({ shell, remotes }, renderer);
  const lost = await publishVersions(document, folders);
  const published = lost.reduce((left, { name, version }) => forget(left, name, version), document);
  await publishModuleList(folder, modules.file);
  if (before !== undefined) await carryModuleLists({ folder, before });
  const addresses = [...renderer.allPages().map((page) => page.address), notFoundPath, offlinePath];
  const build = await createPageBuilder({ store, basis, renderer, modules, template });
  const metadata = await composePages({ addresses, folder, siteUrl, venue: facts.venue, build });
  await writeAddresses(folder, known, facts.pages);
  await publishRootFiles({
    ...folders,
    releases,
    shell,
    published,
    template,
    metadata,
    siteUrl,
    venue: facts.venue,
  });
  await writeFile(path.join(folder, documentName), JSON.stringify(published));
  return { pages: addresses.length, document: published, lost };
}
