import { buildPackage } from './build-package.ts';
import type { PackageName } from '../releases/package-name.ts';

export type Say = (line: string) => void;

/** Versions of packages that are to go live, by the package's name. */
export type Versions = Readonly<Record<string, string>>;

/** Builds packages where their sources changed, one after the other. Nothing goes live by it. */
export async function buildPackages(names: readonly PackageName[], say: Say): Promise<Versions> {
  const [name, ...later] = names;
  if (!name) return {};
  const { version, isNew } = await buildPackage(name);
  say(`${isNew ? 'built    ' : 'unchanged'} ${name} ${version}`);
  return { [name]: version, ...(await buildPackages(later, say)) };
}
