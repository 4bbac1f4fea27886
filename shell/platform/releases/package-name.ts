import { packagePattern } from '../../src/site/release-path.ts';

const pattern = new RegExp(`^(?:${packagePattern})$`);

/** A released package: the shell, or a remote. */
export type PackageName = 'shell' | `mf-${string}`;

/** Whether a name is a valid package name. The package need not be in this checkout. */
export function isPackageName(name: string): name is PackageName {
  return pattern.test(name);
}
