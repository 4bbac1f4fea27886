import { siteFacts, type SitePage } from '@venue/shared/contract/site-facts.ts';
import { remoteFiles, type LiveFiles, type ModulesFile, type RemoteFiles } from './boot-block.ts';

type Integrity = Readonly<Record<string, string>>;

/**
 * What pages do not carry of one package of their release. A file of its own, which names nothing by its version: a release of another
 * package changes nothing of it, and browsers keep it. Like the boot block, only the shell knows its form.
 */
export type PackageModules = {
  /** Of a remote: where its files are, from the folder of its version. */
  files?: Omit<RemoteFiles, 'base'>;
  /** Of the shell: its modules that no page starts from, which are the federation runtime. */
  runtime: readonly string[];
  /** Integrity (`sha256-…`) of every module. */
  integrity: Integrity;
  /** The pages that show its views. */
  pages: readonly SitePage[];
};

/** The lists of all packages, by their names. The one file that every page names; fetched when it first needs another one's code. */
export type ModulesIndex = Readonly<Record<string, ModulesFile & { base: string }>>;

/** A list, and the folder of the version that it is of. */
export type PlacedModules = { name: string; base: string; modules: PackageModules };

/** All lists of a release, put together. */
export type SiteModules = {
  remotes: Readonly<Record<string, RemoteFiles>>;
  /** Addresses of the federation runtime's modules. */
  runtime: readonly string[];
  /** Integrity of every module, by address. */
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
  const rest = linesOf(all).flatMap(([address, text]) => (address in first ? [] : [text]));
  return `{"imports":${JSON.stringify({ [probe]: '/' })},"integrity":{${rest.join()}}}`;
}

/** What of a record lies in a folder, named from there. */
function within(base: string, integrity: Integrity): Integrity {
  const own = Object.entries(integrity).filter(([address]) => address.startsWith(base));
  return Object.fromEntries(own.map(([address, hash]) => [address.slice(base.length), hash]));
}

/** The lists of the live releases, from the integrity of all their modules by address. */
export function packageModules({ shell, remotes }: LiveFiles, integrity: Integrity): PlacedModules[] {
  const { pages } = siteFacts();
  const base = `/shell/${shell.version}/`;
  const own = within(base, integrity);
  const runtime = Object.keys(own).filter((file) => !shell.entry.includes(file));
  const ofRemotes = remotes.map((remote) => {
    const { base: folder, ...files } = remoteFiles(remote);
    const shown = pages.filter(({ view }) => view.startsWith(`${remote.package}/`));
    const modules = { files, runtime: [], integrity: within(folder, integrity), pages: shown };
    return { name: remote.package, base: folder, modules };
  });
  return [{ name: 'shell', base, modules: { runtime, integrity: own, pages: [] } }, ...ofRemotes];
}

/** Puts the lists of a release together, in their order: the same in compose and in the browser. */
export function joinModules(lists: readonly PlacedModules[]): SiteModules {
  const remotes = lists.flatMap(({ name, base, modules: { files } }) =>
    files ? [[name, { base, ...files }] as const] : [],
  );
  const integrity = lists.flatMap(({ base, modules }) =>
    Object.entries(modules.integrity).map(([file, hash]) => [base + file, hash] as const),
  );
  return {
    remotes: Object.fromEntries(remotes),
    runtime: lists.flatMap(({ base, modules }) => modules.runtime.map((file) => base + file)),
    integrity: Object.fromEntries(integrity),
    pages: lists.flatMap(({ modules }) => modules.pages),
  };
}
