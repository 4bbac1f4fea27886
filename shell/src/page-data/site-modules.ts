import { siteFacts, type SitePage } from '@venue/shared/contract/site-facts.ts';
import { remoteFiles, type LiveFiles, type RemoteFiles } from './boot-block.ts';

type Integrity = Readonly<Record<string, string>>;

/**
 * The module list: everything about a release that is not in its pages, in one file. A page loads it when it
 * first needs another page's code.
 */
export type SiteModules = {
  remotes: Readonly<Record<string, RemoteFiles>>;
  /** Integrity (`sha256-…`) of every module, by address. */
  integrity: Integrity;
  /** Every page of the site. */
  pages: readonly SitePage[];
};

/** A bare specifier that only the later import map resolves: it tells whether the browser uses that map. */
export const probe = 'import-map-probe';

/**
 * The import map that a page adds for the rest of its release. It leaves out what the first map has, because
 * browsers warn about a second rule for one module. The page's policy contains the hash of this text.
 */
export function laterImportMap(all: Integrity, first: Integrity): string {
  const integrity = Object.fromEntries(Object.entries(all).filter(([address]) => !(address in first)));
  return JSON.stringify({ imports: { [probe]: '/' }, integrity });
}

export function siteModules({ remotes }: Pick<LiveFiles, 'remotes'>, integrity: Integrity): SiteModules {
  return {
    remotes: Object.fromEntries(remotes.map((remote) => [remote.package, remoteFiles(remote)])),
    integrity,
    pages: siteFacts().pages,
  };
}
