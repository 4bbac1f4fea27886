import type { ReleaseDocument } from './release-schema.ts';

/** How many earlier versions of a package stay published for open tabs and for rolling back. */
export const keptVersions = 5;

type Promotion = { name: string; version: string; since: Date };

/** Makes a version live; the one that was live before can be rolled back to. */
export function promote(document: ReleaseDocument, { name, version, since }: Promotion): ReleaseDocument {
  const current = document.packages[name];
  if (current?.live === version) return document;
  const earlier = current ? [current.live, ...current.kept].filter((kept) => kept !== version) : [];
  const entry = { live: version, since: since.toISOString(), kept: earlier.slice(0, keptVersions) };
  return { packages: { ...document.packages, [name]: entry } };
}

/** A document that no longer keeps an earlier version. */
export function forget(document: ReleaseDocument, name: string, version: string): ReleaseDocument {
  const current = document.packages[name];
  if (!current) return document;
  const kept = current.kept.filter((other) => other !== version);
  return { packages: { ...document.packages, [name]: { ...current, kept } } };
}

/**
 * The version to roll back to: the one named, or the one that was live before. Undefined if there is none. The live one may be
 * named: whoever repeats a command that was cut off is told that it is done.
 */
export function rollbackTarget(
  document: ReleaseDocument,
  name: string,
  version?: string,
): string | undefined {
  const { live, kept } = document.packages[name] ?? { live: undefined, kept: [] };
  return version ? [live, ...kept].find((candidate) => candidate === version) : kept[0];
}
