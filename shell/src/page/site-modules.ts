import { siteFacts, type SitePage } from '@venue/shared/contract/site-facts.ts';
import { remoteFiles, type LiveFiles, type RemoteFiles } from './boot-block.ts';

/**
 * What pages do not carry of their release: the modules of all its remotes with their integrity, and all pages. One file for all
 * pages, fetched when a page first needs another one's code. Like the boot block, only the shell knows its form.
 */
export type SiteModules = {
  remotes: Readonly<Record<string, RemoteFiles>>;
  /** Addresses of the shell's modules that no page starts from: the federation runtime. */
  runtime: readonly string[];
  /** Integrity (`sha256-…`) of every module, by address. */
  integrity: Readonly<Record<string, string>>;
  /** Every page of the site. Files of before 2026-11-22 lack them, as each page carried them all. */
  pages?: readonly SitePage[];
};

/** A bare name that only the second import map knows: it shows whether a browser has taken that map. */
export const probe = 'second-map';

type Integrity = SiteModules['integrity'];

const written = new WeakMap<Integrity, readonly (readonly [address: string, text: string])[]>();

/** Each module's line of a map, written once for all pages that leave out other ones. */
function linesOf(all: Integrity) {
  const lines =
    written.get(all) ??
    Object.entries(all).map(
      ([address, hash]) => [address, `${JSON.stringify(address)}:${JSON.stringify(hash)}`] as const,
    );
  written.set(all, lines);
  return lines;
}

/**
 * The text of the import map that a page adds for the rest of its release: what its first map has is left out, because
 * browsers complain of a second rule for one module. The page's policy names the hash of this text.
 */
export function secondMapText(all: Integrity, first: Integrity): string {
  const rest = linesOf(all).flatMap(([address, text]) => (address in first ? [] : [text]));
  return `{"imports":${JSON.stringify({ [probe]: '/' })},"integrity":{${rest.join()}}}`;
}

/** The file's content, from the live releases. */
export function siteModules({ shell, remotes }: LiveFiles, integrity: Integrity): SiteModules {
  const base = `/shell/${shell.version}/`;
  const first = new Set(shell.entry.map((file) => base + file));
  return {
    remotes: Object.fromEntries(remotes.map((remote) => [remote.package, remoteFiles(remote)])),
    runtime: Object.keys(integrity).filter((address) => address.startsWith(base) && !first.has(address)),
    integrity,
    pages: siteFacts().pages,
  };
}
