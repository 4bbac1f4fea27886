import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PageData } from '@venue/shared/contract/remote.tsx';
import { standaloneScripts } from '../releases/standalone-scripts.ts';
import { releaseFolder } from '../releases/release-store.ts';
import { offlinePath, reservedAddresses } from '../../src/site/reserved-addresses.ts';
import { appTags } from './app-manifest.ts';
import type { CheckedSite } from '../configuration/check-site.ts';
import type { Release } from '../releases/release-schema.ts';
import type { SiteFacts } from '@venue/shared/contract/site-facts.ts';
import type { BuiltPage, Pages } from './compose-pages.ts';
import { seoTags, type Ancestors } from './seo/seo-tags.ts';
import { pageMetadata } from './seo/page-metadata.ts';
import { loadRemotes } from './load-remotes.ts';
import { pageDocument } from './page-document.ts';
import type { PageRenderer } from './page-renderer.ts';
import type { ReleaseModules } from './release-modules.ts';

/** A checked configuration, the facts of the site, and its releases. */
export type SiteBasis = Pick<CheckedSite, 'config' | 'origins' | 'siteUrl'> & {
  facts: SiteFacts;
  shell: Release;
  remotes: readonly Release[];
};

type Building = {
  store: string;
  basis: SiteBasis;
  renderer: PageRenderer;
  modules: ReleaseModules;
  template: string;
};

/** Loads the code of the remotes. Resolves with a function that renders pages. */
export async function createPageBuilder({
  store,
  basis,
  renderer,
  modules,
  template,
}: Building): Promise<Pages['build']> {
  const { config, facts, shell, remotes, origins, siteUrl } = basis;
  const boot = path.join(releaseFolder(store, shell), 'client', standaloneScripts.boot.file);
  const [{ source, dataOf }, script] = await Promise.all([
    loadRemotes({ store, libraries: renderer.sharedLibraries }, remotes),
    readFile(boot, 'utf8'),
  ]);
  const bootScript = script.trim();

  async function dataAt(address: string): Promise<PageData | undefined> {
    const view = facts.pages.find((page) => page.address === address)?.view;
    return view === undefined ? undefined : dataOf(view);
  }

  async function tagsOf(address: string, metadata: BuiltPage['metadata'], ancestors: Ancestors | undefined) {
    if (siteUrl === undefined || ancestors === undefined || reservedAddresses.includes(address)) return '';
    const data = await dataAt(address);
    const page = { address, metadata, data: data?.(siteUrl) ?? [] };
    return seoTags({ siteUrl, venue: facts.venue, page, ancestors });
  }

  return async (address, ancestors) => {
    const files = address === offlinePath ? undefined : modules.files;
    const page = await renderer.renderPage({ path: address, config, source, files });
    const metadata = pageMetadata(page.html);
    const seo = appTags(shell.version) + (await tagsOf(address, metadata, ancestors));
    const own = modules.ofPage(page.modules);
    const html = pageDocument({ template, bootScript, origins, ...own, page, seo });
    return { html, metadata };
  };
}
