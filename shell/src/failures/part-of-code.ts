import type { BootBlock, RemoteFiles } from '../page/boot-block.ts';

/** What of a page tells whose code a file is. */
export type PartsAround = {
  remotes: BootBlock['remotes'];
  /** The parts that stand in the page: `mf-forms/contact`. */
  shown: readonly string[];
};

/** The only one there is; undefined if there are none or more. */
function only<Value>(values: readonly Value[]): Value | undefined {
  return values.length === 1 ? values[0] : undefined;
}

function partsWith(name: string, { base, parts, later }: RemoteFiles, file: string): string[] {
  const own = file.slice(base.length);
  return [...new Set([...Object.keys(parts), ...Object.keys(later)])]
    .filter((part) => parts[part]?.includes(own) || later[part]?.includes(own))
    .map((part) => `${name}/${part}`);
}

/** The part that a file belongs to; undefined for files of the shell, and for those that several parts of the page use. */
function partOfFile(file: string, { remotes, shown }: PartsAround): string | undefined {
  const found = Object.entries(remotes).find(([, { base }]) => file.startsWith(base));
  if (!found) return undefined;
  const [name, files] = found;
  const owners = partsWith(name, files, file);
  const ofRemote = shown.filter((part) => part.startsWith(`${name}/`));
  // A module that every part of a remote shares stands in no part's list.
  const users = owners.length > 0 ? ofRemote.filter((part) => owners.includes(part)) : ofRemote;
  return only(owners) ?? only(users);
}

/** The part whose code these files are, the innermost first: the first that says it. Files of other releases do not count. */
export function partOfCode(files: readonly string[], around: PartsAround): string | undefined {
  const base = Object.values(around.remotes).find((remote) => files[0]?.startsWith(remote.base))?.base;
  if (base === undefined) return undefined;
  return files
    .filter((file) => file.startsWith(base))
    .map((file) => partOfFile(file, around))
    .find((part) => part !== undefined);
}
