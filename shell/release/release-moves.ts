import type { ReleaseDocument } from './release-schema.ts';

type Promotion = { name: string; version: string; since: Date };

/**
 * Makes a version live. The one that was live before is kept, for open tabs and to be rolled back to, and it is noted until
 * when it was live.
 */
export function promote(document: ReleaseDocument, { name, version, since }: Promotion): ReleaseDocument {
  const current = document.packages[name];
  if (current?.live === version) return document;
  const now = since.toISOString();
  const kept = current ? [current.live, ...current.kept].filter((earlier) => earlier !== version) : [];
  const ended = current ? { ...current.until, [current.live]: now } : {};
  const { [version]: _liveAgain, ...until } = ended;
  const entry = { ...current, live: version, since: now, kept, until };
  return { ...document, packages: { ...document.packages, [name]: entry } };
}

/** A document that no longer keeps an earlier version. */
export function forget(document: ReleaseDocument, name: string, version: string): ReleaseDocument {
  const current = document.packages[name];
  if (!current) return document;
  const kept = current.kept.filter((other) => other !== version);
  const { [version]: _gone, ...until } = current.until ?? {};
  return { ...document, packages: { ...document.packages, [name]: { ...current, kept, until } } };
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

/** Gives the site a configuration, and notes since when. The same once more changes nothing. */
export function configure(document: ReleaseDocument, content: unknown, since: Date): ReleaseDocument {
  const current = document.configuration?.content;
  if (current !== undefined && JSON.stringify(current) === JSON.stringify(content)) return document;
  return { ...document, configuration: { content, since: since.toISOString() } };
}
