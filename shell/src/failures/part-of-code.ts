import type { BootBlock, RemoteFiles } from '../page-data/boot-block.ts';

/** What tells which part of a page a file belongs to. */
export type CodeOwners = {
  remotes: BootBlock['remotes'];
  /** The parts in the page: `mf-forms/contact`. */
  shown: readonly string[];
};

/** Undefined unless there is exactly one. */
function only<Value>(values: readonly Value[]): Value | undefined {
  return values.length === 1 ? values[0] : undefined;
}

function partsWith(name: string, { base, parts, later }: RemoteFiles, file: string): string[] {
  const own = file.slice(base.length);
  return [...new Set([...Object.keys(parts), ...Object.keys(later)])]
    .filter((part) => parts[part]?.includes(own) || later[part]?.includes(own))
    .map((part) => `${name}/${part}`);
}

/** Undefined for files of the shell, and for those that several parts of the page use. */
function partOfFile(file: string, { remotes, shown }: CodeOwners): string | undefined {
  const found = Object.entries(remotes).find(([, { base }]) => file.startsWith(base));
  if (!found) return undefined;
  const [name, files] = found;
  const owners = partsWith(name, files, file);
  const ofRemote = shown.filter((part) => part.startsWith(`${name}/`));
  // A module that all parts of a remote share is in no part's list.
  const users = owners.length > 0 ? ofRemote.filter((part) => owners.includes(part)) : ofRemote;
  return only(owners) ?? only(users);
}

/** The part that these files, innermost first, belong to: the first file that tells. Only files of the innermost one's release count. */
export function partOfCode(files: readonly string[], pageContext: CodeOwners): string | undefined {
  const base = Object.values(pageContext.remotes).find((remote) => files[0]?.startsWith(remote.base))?.base;
  if (base === undefined) return undefined;
  return files
    .filter((file) => file.startsWith(base))
    .map((file) => partOfFile(file, pageContext))
    .find((part) => part !== undefined);
}
