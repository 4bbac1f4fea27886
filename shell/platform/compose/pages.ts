import { readFile } from 'node:fs/promises';
import path from 'node:path';
import pMap from 'p-map';
import type { SiteFacts } from '@venue/shared/contract/site-facts.ts';
import { offlinePath, reservedAddresses } from '../../src/site/reserved-addresses.ts';
import type { CheckedSite } from '../configuration/check-site.ts';
import type { Release } from '../releases/release-schema.ts';
import { releaseFolder } from '../releases/release-store.ts';
import { singleFileScripts } from '../releases/single-file-scripts.ts';
import type { ReleaseModules } from './module-list.ts';
import { pageDocument } from './page-document.ts';
import { writePage } from './page-file.ts';
import { appTags } from './root-files.ts';
import { type PageMetadata, pageMetadata } from './seo/page-metadata.ts';
import { seoTags } from './seo/seo-tags.ts';
import { loadRemotes, type PageRenderer } from './server-builds.ts';

/** A checked configuration, the facts of the site, and its releases. */
export type SiteToCompose = Pick<CheckedSite, 'config' | 'origins' | 'siteUrl'> & {
  facts: SiteFacts;
  shell: Release;
  remotes: readonly Release[];
};

/** Metadata of pages for search engines and link previews, by address. */
export type MetadataOfPages = ReadonlyMap<string, PageMetadata>;

/** Renders a page. `above` has the metadata of its ancestors. */
type RenderPage = (
  address: string,
  above: MetadataOfPages,
) => Promise<{ html: string; metadata: PageMetadata }>;

type Rendering = {
  store: string;
  site: SiteToCompose;
  renderer: PageRenderer;
  modules: ReleaseModules;
  template: string;
};

/** Loads the code of the remotes. Resolves with a function that renders pages. */
export async function pageRendering({
  store,
  site,
  renderer,
  modules,
  template,
}: Rendering): Promise<RenderPage> {
  const { config, facts, shell, remotes, origins, siteUrl } = site;
  const boot = path.join(releaseFolder(store, shell), 'client', singleFileScripts.boot.file);
  const [{ source, dataOf }, script] = await Promise.all([
    loadRemotes({ store, libraries: renderer.sharedLibraries }, remotes),
    readFile(boot, 'utf8'),
  ]);

  async function tagsOf(address: string, metadata: PageMetadata, above: MetadataOfPages) {
    if (siteUrl === undefined || reservedAddresses.includes(address)) return '';
    const view = facts.pages.find((page) => page.address === address)?.view;
    const data = view === undefined ? undefined : await dataOf(view);
    return seoTags({ siteUrl, venue: facts.venue, address, metadata, data: data?.(siteUrl) ?? [], above });
  }

  return async (address, above) => {
    const files = address === offlinePath ? undefined : modules.files;
    const page = await renderer.renderPage({ path: address, config, source, files });
    const metadata = pageMetadata(page.html);
    const seo = appTags(shell.version) + (await tagsOf(address, metadata, above));
    const own = modules.ofPage(page.modules);
    const html = pageDocument({ template, bootScript: script.trim(), origins, ...own, page, seo });
    return { html, metadata };
  };
}

/** Pages rendered at a time: enough to keep two cores busy without using too much memory. */
const parallel = { concurrency: 24 };

/** Addresses grouped by depth: `/`, then `/media`, then `/media/news`. A page needs the metadata of its ancestors. */
function byDepth(addresses: readonly string[]): string[][] {
  const levels: string[][] = [];
  for (const address of addresses) (levels[address.split('/').filter(Boolean).length] ??= []).push(address);
  return levels.filter((level) => level !== undefined);
}

/** Renders and writes every page. Rejects if one fails to render. */
export async function composePages(
  folder: string,
  addresses: readonly string[],
  render: RenderPage,
): Promise<MetadataOfPages> {
  const written = new Map<string, PageMetadata>();
  const compose = async (address: string) => {
    const { html, metadata } = await render(address, written);
    await writePage(folder, address, html);
    return [address, metadata] as const;
  };
  for (const level of byDepth(addresses)) {
    // oxlint-disable-next-line no-await-in-loop -- a level needs the titles of the one above it
    for (const [address, metadata] of await pMap(level, compose, parallel)) written.set(address, metadata);
  }
  return written;
}
