import { packagePattern } from '../../src/site/release-path.ts';

const pattern = new RegExp(`^(?:${packagePattern})$`);

/** A package that is released: the shell, or a remote. */
export type PackageName = 'shell' | `mf-${string}`;

/** Whether a name may be a package's, of this checkout or of a newer one. */
export function isPackageName(name: string): name is PackageName {
  return pattern.test(name);
}
