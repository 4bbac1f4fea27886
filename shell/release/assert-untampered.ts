import path from 'node:path';
import { moduleIntegrity } from './integrity.ts';
import { isPackageName, releaseFolder } from './places.ts';
import type { Release } from './release-schema.ts';

/** Throws if a server module of a release is not the one that was published: compose is about to run it. */
export async function assertUntampered({ package: name, version, server }: Release): Promise<void> {
  if (!isPackageName(name)) throw new Error(`no package ${name}`);
  const present = await moduleIntegrity(path.join(releaseFolder(name, version), 'server'));
  const changed = Object.keys({ ...server, ...present }).find((file) => server[file] !== present[file]);
  if (changed) throw new Error(`${name} ${version}: server/${changed} is not what was released`);
}
