import { buildPackage } from './build-package.ts';
import { incompatibilities } from './check-compatibility.ts';
import { danglingReferences } from './check-references.ts';
import { isPackageName, type PackageName } from './places.ts';
import type { Release, ReleaseDocument } from './release-schema.ts';
import { promote, rollbackTarget } from './release-moves.ts';
import { readRelease } from './release-store.ts';

export type Say = (line: string) => void;

/** The releases that a document makes live, the shell among them. Rejects if one was never built. */
export async function liveReleases(document: ReleaseDocument): Promise<Release[]> {
  const live = Object.entries(document.packages).filter((entry): entry is [PackageName, (typeof entry)[1]] =>
    isPackageName(entry[0]),
  );
  return Promise.all(live.map(([name, versions]) => readRelease(name, versions.live)));
}

/** Throws when the live releases of a document do not fit together, naming every reason. */
export async function assertCompatible(document: ReleaseDocument): Promise<void> {
  const releases = await liveReleases(document);
  const shell = releases.find((release) => release.package === 'shell');
  if (!shell) return;
  const problems = [
    ...releases.flatMap((release) => incompatibilities(release, shell)),
    ...danglingReferences(releases),
  ];
  if (problems.length > 0) throw new Error(`refused: ${problems.join('; ')}`);
}

/** A version of a package that is to go live. */
export type BuiltVersion = { name: PackageName; version: string };

/** Builds packages where their sources changed, one after the other. Nothing goes live by it. */
export async function buildPackages(names: readonly PackageName[], say: Say): Promise<BuiltVersion[]> {
  const [name, ...later] = names;
  if (!name) return [];
  const { version, isNew } = await buildPackage(name);
  say(`${isNew ? 'built    ' : 'unchanged'} ${name} ${version}`);
  return [{ name, version }, ...(await buildPackages(later, say))];
}

/** The document in which these versions are live. */
export function promoteAll(document: ReleaseDocument, built: readonly BuiltVersion[]): ReleaseDocument {
  const since = new Date();
  return built.reduce((before, { name, version }) => promote(before, { name, version, since }), document);
}

/** Makes an earlier version of a package live again; without a version, the one before the live one. */
export function rollBack(document: ReleaseDocument, name: PackageName, version?: string): ReleaseDocument {
  const target = rollbackTarget(document, name, version);
  if (!target) throw new Error(`${name} has no ${version ?? 'earlier'} release to go back to`);
  return promote(document, { name, version: target, since: new Date() });
}
