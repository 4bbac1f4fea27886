import { siteFacts, type SitePage } from '@venue/shared/contract/site-facts.ts';
import { remoteFiles, type LiveFiles, type RemoteFiles } from './boot-block.ts';

type Integrity = Readonly<Record<string, string>>;

/** The module list: everything about a release that is not in its pages, in one file. A page loads it when it first needs another page's code. */
export type SiteModules = {
  remotes: Readonly<Record<string, RemoteFiles>>;
  /** Addresses of the federation runtime's modules: those of the shell that no page starts from. */
  runtime: readonly string[];
  /** Integrity (`sha256-…`) of every module, by address. */
  integrity: Integrity;
  /** Every page of the site. */
  pages: readonly SitePage[];
};

/** A bare specifier that only the second import map resolves: it tells whether the browser uses that map. */
export const probe = 'second-map';

/**
 * The import map that a page adds for the rest of its release. It leaves out what the first map has, because browsers warn about a second
 * rule for one module. The page's policy contains the hash of this text.
 */
export function secondMapText(all: Integrity, first: Integrity): string {
  const integrity = Object.fromEntries(Object.entries(all).filter(([address]) => !(address in first)));
  return JSON.stringify({ imports: { [probe]: '/' }, integrity });
}

export function siteModules({ shell, remotes }: LiveFiles, integrity: Integrity): SiteModules {
  const base = `/shell/${shell.version}/`;
  const start = new Set(shell.entry.map((file) => base + file));
  return {
    remotes: Object.fromEntries(remotes.map((remote) => [remote.package, remoteFiles(remote)])),
    runtime: Object.keys(integrity).filter((file) => file.startsWith(base) && !start.has(file)),
    integrity,
    pages: siteFacts().pages,
  };
}
