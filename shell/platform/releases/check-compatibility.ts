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
  for (const [name, wanted] of Object.entries(remote.shared)) {
    const provided = shell.shared[name];
    if (!provided)
      problems.push(`${remote.package} needs ${name} ${wanted}, which the shell does not provide`);
    else if (majorOf(provided) !== majorOf(wanted)) {
      problems.push(`${remote.package} needs ${name} ${wanted}, the shell has ${provided}`);
    }
  }
  return problems;
}
