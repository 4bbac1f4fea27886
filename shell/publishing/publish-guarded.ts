import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ObjectStore } from './object-store.ts';
import { publishSite, type Published } from './publish-site.ts';
import { takeLease } from './publishing-lease.ts';

type Publishing = {
  /** Folder of the composed site. */
  folder: string;
  site: ObjectStore;
  /** What has to be in place before the site is. */
  before: () => Promise<void>;
};

async function assertLive(folder: string, site: ObjectStore): Promise<void> {
  const there = await site.read('releases.json');
  if (there && (await readFile(path.join(folder, 'releases.json'))).equals(there.body)) return;
  throw new Error(`${site.name}: something else is live than was published. Publish again.`);
}

/**
 * Publishes a site while nobody else may, and reads back that it is live. `guarded` is false where the store keeps no
 * conditions, so that nobody could be held off.
 */
export async function publishGuarded({
  folder,
  site,
  before,
}: Publishing): Promise<Published & { guarded: boolean }> {
  const { guarded, assertHeld, giveBack } = await takeLease(site);
  try {
    await before();
    assertHeld();
    const published = await publishSite(folder, site);
    assertHeld();
    await assertLive(folder, site);
    return { ...published, guarded };
  } finally {
    await giveBack();
  }
}
