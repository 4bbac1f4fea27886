import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { provideSiteFacts, type SiteFacts } from '@venue/shared/contract/site-facts.ts';
import { assertUntampered } from '../release/assert-untampered.ts';
import type { Release, ReleaseDocument } from '../release/release-schema.ts';
import { forget } from '../release/release-moves.ts';
import { releaseFolder } from '../release/release-store.ts';
import type { RenderedPage } from '../src/entry-server.tsx';
import { standaloneScripts } from '../release/standalone-scripts.ts';
import type { SiteDocument } from '../configuration/chosen-document.ts';
import { checkSite } from '../configuration/check-site.ts';
import { offlinePath } from '../src/offline/offline-path.ts';
import { notFoundPath, reservedAddresses } from '../src/site/reserved-addresses.ts';
import { foundTags } from './found/found-tags.ts';
import { publishSitemap } from './found/sitemap.ts';
import { appTags, publishAppManifest } from './app-manifest.ts';
import { publishHostFiles } from './host-files.ts';
import { type LoadedRemotes, loadRemotes } from './load-remotes.ts';
import { pageDocument } from './page-document.ts';
import { loadPageRenderer } from './page-renderer.ts';
import { publishNotices } from './publish-notices.ts';
import { publishWorker } from './publish-worker.ts';
import { releaseModules } from './release-modules.ts';
import { type Composed, documentName, type Folders } from './compose-order.ts';
import { publishVersions } from './published-versions.ts';
import { templateAt } from './shell-template.ts';
import { type SiteAddresses, writeAddresses } from './site-addresses.ts';
import { siteFactsOf } from './site-facts.ts';
import { carryModules, publishModules } from './site-modules-file.ts';
import { writePage } from './write-page.ts';

type Composition = Folders & {
  document: ReleaseDocument;
  /** What the document makes live. */
  releases: readonly Release[];
  site: SiteDocument;
  /** Where pages are and have been so far. */
  addresses: SiteAddresses;
};

type RenderedAddress = { address: string; page: RenderedPage };

type Findable = { siteUrl: string | undefined; facts: SiteFacts; dataOf: LoadedRemotes['dataOf'] };

/** What pages add for those who search and share: nothing where the site has no address. */
async function foundIn({ siteUrl, facts, dataOf }: Findable, rendered: readonly RenderedAddress[]) {
  if (siteUrl === undefined) return new Map<string, string>();
  const open = rendered.filter(({ address }) => !reservedAddresses.includes(address));
  const pages = await Promise.all(
    open.map(async ({ address, page: { html } }) => {
      const view = facts.pages.find((page) => page.address === address)?.view;
      const data = view === undefined ? undefined : await dataOf(view);
      return { address, html, data: data?.(siteUrl) ?? [] };
    }),
  );
  return foundTags({ siteUrl, venue: facts.venue, pages });
}

/** Modules read the facts once, when they load: a process composes one site. */
function provideForThisProcess(facts: SiteFacts): void {
  const before = globalThis.siteFacts;
  if (before && JSON.stringify(before) !== JSON.stringify(facts)) {
    throw new Error('this process has already composed another site');
  }
  provideSiteFacts(facts);
}

/**
 * Writes the whole site from published releases into an empty folder: builds nothing, and renders every route. Rejects if any
 * page fails. `before` is the folder of the composition that is live, whose files go on.
 */
export async function composeSite({
  document,
  releases,
  site,
  addresses: known,
  ...folders
}: Composition): Promise<Composed> {
  const { store, folder, before } = folders;
  const folderOf = (release: Release) => releaseFolder(store, release);
  await Promise.all(releases.map((release) => assertUntampered(release, folderOf(release))));
  const shell = releases.find((release) => release.package === 'shell');
  if (!shell) throw new Error('no shell is released');
  const remotes = releases.filter((release) => release !== shell);
  const { config, venue, required, origins, siteUrl } = checkSite(site, releases);
  const facts = siteFactsOf(
    remotes.flatMap(({ manifest }) => manifest ?? []),
    venue,
  );
  provideForThisProcess(facts);
  const client = path.join(folderOf(shell), 'client');
  const renderer = await loadPageRenderer(folderOf(shell));
  const { renderPage, allPages, sharedLibraries } = renderer;
  const [{ source, dataOf }, built, earlyScript] = await Promise.all([
    loadRemotes({ store, shell, libraries: sharedLibraries }, remotes),
    readFile(path.join(client, 'index.html'), 'utf8'),
    readFile(path.join(client, standaloneScripts.early.file), 'utf8'),
  ]);
  const template = templateAt(`/shell/${shell.version}/`, built);
  const modules = releaseModules({ shell, remotes, template }, renderer);
  const shared = { template, earlyScript: earlyScript.trim(), origins };
  const addresses = [...allPages().map((page) => page.address), notFoundPath, offlinePath];
  const rendered = await Promise.all(
    addresses.map(async (address) => {
      const files = address === offlinePath ? undefined : modules.files;
      return { address, page: await renderPage({ path: address, config, source, files, required }) };
    }),
  );
  const found = await foundIn({ siteUrl, facts, dataOf }, rendered);
  const app = appTags(shell.version);
  const pages = rendered.map(({ address, page }) => {
    const tags = app + (found.get(address) ?? '');
    return {
      address,
      html: pageDocument({ ...shared, ...modules.ofPage(page.modules), page, found: tags }),
    };
  });
  const lost = await publishVersions(document, folders);
  const published = lost.reduce((rest, { name, version }) => forget(rest, name, version), document);
  if (modules.rest) await publishModules(folder, modules.rest);
  await publishAppManifest(folder, { venue, shellVersion: shell.version, template });
  await publishWorker(client, folder, before);
  await publishNotices(
    releases.map((release) => path.join(folderOf(release), 'client')),
    folder,
  );
  await Promise.all(pages.map(({ address, html }) => writePage(folder, address, html)));
  await publishSitemap(folder, siteUrl, [...found.keys()]);
  await writeAddresses(folder, known, facts.pages);
  await publishHostFiles(
    folder,
    releases.map((release) => release.package),
  );
  await writeFile(path.join(folder, documentName), JSON.stringify(published));
  if (before !== undefined) await carryModules({ folder, before });
  return { pages: pages.length, document: published, lost };
}
