import type { RemoteManifest, ValueKind } from '@venue/shared/contract/manifest.ts';
import type { Release } from './release-schema.ts';

function majorOf(version: string): string {
  return version.split('.')[0] ?? '';
}

/**
 * Why a remote's release cannot run under a shell's release; empty if it can. The federation runtime does not
 * check this for remotes without fallback copies.
 */
export function incompatibilities(remote: Release, shell: Release): string[] {
  const problems: string[] = [];
  if (remote.contract !== shell.contract) {
    problems.push(
      `${remote.package} was built for contract ${remote.contract}, the shell for ${shell.contract}`,
    );
  }
  for (const [name, requested] of Object.entries(remote.shared)) {
    const provided = shell.shared[name];
    if (!provided)
      problems.push(`${remote.package} needs ${name} ${requested}, which the shell does not provide`);
    else if (majorOf(provided) !== majorOf(requested)) {
      problems.push(`${remote.package} needs ${name} ${requested}, the shell has ${provided}`);
    }
  }
  return problems;
}

function declaredNames({ name, views, fragments, accepts }: RemoteManifest): string[] {
  return [views, fragments, accepts].flatMap((parts) => Object.keys(parts).map((part) => `${name}/${part}`));
}

function titleOf({ package: name, version }: Release): string {
  return `${name} ${version}`;
}

/** The receiver has to accept every word that may be passed. */
function takes(accepted: ValueKind | undefined, handed: ValueKind): boolean {
  if (typeof handed === 'string' || accepted === undefined) return accepted === handed;
  return (
    accepted === 'text' || (typeof accepted === 'object' && handed.every((word) => accepted.includes(word)))
  );
}

function kindText(kind: ValueKind): string {
  return typeof kind === 'string' ? kind : `word (${kind.join(', ')})`;
}

function missingValues(release: Release, owners: ReadonlyMap<string, Release>): string[] {
  return Object.entries(release.manifest?.hands ?? {}).flatMap(([set, kinds]) => {
    const [remote = '', id = ''] = set.split('/');
    const owner = owners.get(remote);
    const accepted = owner?.manifest?.accepts[id]?.values;
    if (!owner || !accepted) return [];
    return Object.entries(kinds)
      .filter(([value, kind]) => !takes(accepted[value], kind))
      .map(
        ([value, kind]) =>
          `${titleOf(release)} hands the ${kindText(kind)} “${value}” to ${set}, which ${titleOf(owner)} does not accept` +
          (accepted[value] ? ` as such: it takes a ${kindText(accepted[value])}` : ''),
      );
  });
}

/**
 * What live releases refer to that does not exist: pages, fragments, handovers, or single values of them. Each
 * line names both sides.
 */
export function danglingReferences(releases: readonly Release[]): string[] {
  const owners = new Map(releases.map((release) => [release.package, release]));
  const declared = new Set(releases.flatMap(({ manifest }) => (manifest ? declaredNames(manifest) : [])));
  return releases.flatMap((release) => {
    const named = [...new Set([...release.references, ...Object.keys(release.manifest?.hands ?? {})])];
    const missing = named
      .filter((reference) => !declared.has(reference))
      .map((reference) => {
        const owner = owners.get(reference.split('/')[0] ?? '');
        const other = owner ? `${titleOf(owner)} does not declare` : 'no live remote declares';
        return `${titleOf(release)} refers to ${reference}, which ${other}`;
      });
    return [...missing, ...missingValues(release, owners)];
  });
}

/** Throws if the releases do not fit together, listing every reason. */
export function assertCompatible(releases: readonly Release[]): void {
  const shell = releases.find((release) => release.package === 'shell');
  if (!shell) return;
  const problems = [
    ...releases.flatMap((release) => incompatibilities(release, shell)),
    ...danglingReferences(releases),
  ];
  if (problems.length > 0) throw new Error(`refused: ${problems.join('; ')}`);
}
