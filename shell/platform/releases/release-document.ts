import type { ReleaseDocument } from './release-schema.ts';

type Promotion = { name: string; version: string; since: Date };

/** A package, including one that is no longer part of the site. */
export type KnownPackage = Kept & { live?: string | undefined; since?: string | undefined };

type Kept = { kept: string[]; until?: Record<string, string> | undefined };

/** All packages with published versions, by name. */
export function knownPackages({ packages, gone }: ReleaseDocument): Readonly<Record<string, KnownPackage>> {
  return { ...gone, ...packages };
}

function withoutGone({ gone = {}, ...document }: ReleaseDocument, name: string): ReleaseDocument {
  const { [name]: _back, ...others } = gone;
  return { ...document, ...(Object.keys(others).length > 0 && { gone: others }) };
}

/** Moves the live version to the earlier ones. */
function keepLive({ live, kept, until = {} }: KnownPackage, now: Date) {
  if (live === undefined) return { kept, until };
  return { kept: [live, ...kept], until: { ...until, [live]: now.toISOString() } };
}

/** Makes a version live. The previous one is kept for open tabs and rollbacks, with the time it stopped being live. */
export function promote(document: ReleaseDocument, { name, version, since }: Promotion): ReleaseDocument {
  const current = knownPackages(document)[name];
  if (current?.live === version) return document;
  const { kept, until: ended } = keepLive(current ?? { kept: [] }, since);
  const { [version]: _liveAgain, ...until } = ended;
  const others = kept.filter((earlier) => earlier !== version);
  const entry = { ...current, live: version, since: since.toISOString(), kept: others, until };
  return { ...withoutGone(document, name), packages: { ...document.packages, [name]: entry } };
}

/** Removes a package from the site. Its versions are kept for open tabs, like all that were live. */
export function retire(document: ReleaseDocument, name: string, now: Date): ReleaseDocument {
  const { [name]: current, ...packages } = document.packages;
  if (!current) return document;
  return { ...document, packages, gone: { ...document.gone, [name]: keepLive(current, now) } };
}

function keptWithout({ kept, until = {} }: Kept, version: string) {
  const { [version]: _gone, ...others } = until;
  return { kept: kept.filter((other) => other !== version), until: others };
}

/** Removes an earlier version. */
export function forget(document: ReleaseDocument, name: string, version: string): ReleaseDocument {
  const { packages, gone = {} } = document;
  const { [name]: current } = packages;
  if (current) {
    return {
      ...document,
      packages: { ...packages, [name]: { ...current, ...keptWithout(current, version) } },
    };
  }
  const { [name]: former } = gone;
  if (!former) return document;
  const left = keptWithout(former, version);
  if (left.kept.length === 0) return withoutGone(document, name);
  return { ...document, gone: { ...gone, [name]: { ...former, ...left } } };
}

/**
 * The version to roll back to: the one named, or the previous one. Naming the live one is allowed, so that a
 * command that was interrupted can be repeated.
 */
export function rollbackTarget(
  document: ReleaseDocument,
  name: string,
  version?: string,
): string | undefined {
  const { live, kept } = knownPackages(document)[name] ?? { kept: [] };
  return version ? [live, ...kept].find((candidate) => candidate === version) : kept[0];
}

/** Sets the site's configuration and since when. The same configuration again changes nothing. */
export function configure(document: ReleaseDocument, content: unknown, since: Date): ReleaseDocument {
  const current = document.configuration?.content;
  if (current !== undefined && JSON.stringify(current) === JSON.stringify(content)) return document;
  return { ...document, configuration: { content, since: since.toISOString() } };
}

/** Versions that are live in one document but not in the other, by package. */
export function changedVersions(before: ReleaseDocument, after: ReleaseDocument): Record<string, string> {
  const pairs = Object.entries(after.packages).flatMap(([name, { live }]) =>
    before.packages[name]?.live === live ? [] : [[name, live] as const],
  );
  return Object.fromEntries(pairs);
}
