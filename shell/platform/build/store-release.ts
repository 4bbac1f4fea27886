import { existsSync } from 'node:fs';
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Release, type ReleaseFacts, releaseFactsSchema } from '../releases/release-schema.ts';
import { descriptionName } from '../releases/release-store.ts';
import { versionName } from '../releases/version-name.ts';

type Built = {
  /** Where the build is. The folder no longer exists afterwards. */
  folder: string;
  facts: ReleaseFacts;
  packageVersion: string;
  /** Folder of all versions of the package. */
  store: string;
};

/**
 * Names a build after its content and moves it into the store in one step. If the store already has the same
 * bytes, they are left unchanged (`isNew: false`).
 */
export async function storeRelease({ folder, facts, packageVersion, store }: Built) {
  const version = versionName(packageVersion, facts);
  const finished = path.join(store, version);
  if (existsSync(path.join(finished, descriptionName))) {
    await rm(folder, { recursive: true });
    return { version, isNew: false };
  }
  const release: Release = { ...releaseFactsSchema.parse(facts), version };
  await writeFile(path.join(folder, descriptionName), JSON.stringify(release, null, 2));
  await mkdir(store, { recursive: true });
  await rm(finished, { recursive: true, force: true });
  await rename(folder, finished);
  return { version, isNew: true };
}
