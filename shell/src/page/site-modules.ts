import { siteFacts, type SitePage } from '@venue/shared/contract/site-facts.ts';
import { remoteFiles, type LiveFiles, type RemoteFiles } from './boot-block.ts';

type Integrity = Readonly<Record<string, string>>;

/**
 * What pages do not carry of their release: one file, which they all name, fetched when a page first needs another one's code. Like the
 * boot block, only the shell knows its form.
 */
export type SiteModules = {
  remotes: Readonly<Record<string, RemoteFiles>>;
  /** Addresses of the federation runtime's modules: those of the shell that no page starts from. */
  runtime: readonly string[];
  /** Integrity (`sha256-…`) of every module, by address. */
  integrity: Integrity;
  /** Every page of the site. */
  pages: readonly SitePage[];
};

/** A bare name that only the second import map knows: it shows whether a browser has taken that map. */
export const probe = 'second-map';

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
  const added = linesOf(all).flatMap(([address, text]) => (address in first ? [] : [text]));
  return `{"imports":${JSON.stringify({ [probe]: '/' })},"integrity":{${added.join()}}}`;
}

/** The list of the live releases, with the integrity of all their modules by address. */
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
