import { readFile, realpath } from 'node:fs/promises';
import path from 'node:path';
import type { ObjectStore } from './object-store.ts';
import { publishSite, type Published } from './publish-site.ts';
import { takeLease } from './publishing-lease.ts';

type Publishing = {
  /** Where the site is served from here: a composition, or a link to one. */
  folder: string;
  site: ObjectStore;
  /** What has to be in place before the site is; is told which composition that will be. */
  before: (composition: string) => Promise<void>;
};

/** The composition that is live now. Whatever goes live here meanwhile, one composition is sent. */
async function compositionAt(folder: string): Promise<string> {
  return realpath(folder).catch(() => {
    throw new Error(`there is no site in ${folder}. Run "npm run compose" first.`);
  });
}

async function assertLive(composition: string, site: ObjectStore): Promise<void> {
  const there = await site.read('releases.json');
  if (there && (await readFile(path.join(composition, 'releases.json'))).equals(there.body)) return;
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
  const composition = await compositionAt(folder);
  const { guarded, assertHeld, giveBack } = await takeLease(site);
  try {
    await before(composition);
    const published = await publishSite(composition, site, assertHeld);
    assertHeld();
    await assertLive(composition, site);
    return { ...published, guarded };
  } finally {
    await giveBack();
  }
}
