import { rm } from 'node:fs/promises';
import { contentsKey, contentsOf } from '@venue/shell/publishing/contents.ts';
import { pointerIn, pointerKey } from '@venue/shell/publishing/front/live-composition.ts';
import { publishComposition } from '@venue/shell/publishing/publish-composition.ts';
import { expect } from 'vitest';
import type { Host } from './host.ts';
import { startS3, type S3Server } from './s3-server.ts';
import { startFront } from './store-host.ts';
import { addresses, loadPage, writeVersionedSite } from './versioned-site.ts';

/** A store with its front, and sites to publish to it. */
export type PublishingLab = Awaited<ReturnType<typeof openPublishingLab>>;

/** Starts an empty store. */
export async function openPublishingLab() {
  const store: S3Server = await startS3();
  const folders: string[] = [];

  async function writeSite(version: string, pages: readonly string[] = addresses): Promise<string> {
    const folder = await writeVersionedSite(version, pages);
    folders.push(folder);
    return folder;
  }

  const publish = (folder: string, former: 'refuse' | 'keep' | 'remove' = 'refuse') =>
    publishComposition({ folder, site: store.site, former, before: async () => {} });

  /** Asks a front that has just begun, and so knows nothing of what was live before. */
  async function withFront<Result>(ask: (front: Host) => Promise<Result>): Promise<Result> {
    const front = await startFront(store);
    return ask(front).finally(front.close);
  }

  /** Which versions the pages are of, after seeing that each is whole and all that it names is there. */
  async function liveVersions(): Promise<ReadonlySet<string | undefined>> {
    const loads = await withFront((front) =>
      Promise.all(addresses.map((address) => loadPage(front, address))),
    );
    expect(loads.flatMap(({ wrong }) => wrong)).toEqual([]);
    return new Set(loads.map(({ version }) => version));
  }

  async function pointer() {
    const found = await store.site.read(pointerKey);
    return pointerIn(Buffer.from(found?.body ?? []).toString());
  }

  /** Keys that neither the live composition nor a kept one needs. */
  async function leftOver(): Promise<string[]> {
    const { live, earlier } = await pointer();
    const compositions = [live].concat(earlier);
    const contents = await Promise.all(compositions.map((name) => contentsOf(store.site, name)));
    const needed = new Set([
      pointerKey,
      ...compositions.map(contentsKey),
      ...contents.flatMap((each) => Object.keys(each ?? {})),
    ]);
    return [...(await store.site.list()).keys()].filter((key) => !needed.has(key));
  }

  return {
    store,
    /** A site whose pages and files are all of that version. */
    writeSite,
    publish,
    withFront,
    liveVersions,
    pointer,
    leftOver,
    close: async () => {
      await store.close();
      await Promise.all(folders.map((folder) => rm(folder, { recursive: true })));
    },
    /** Has a file or link removed at the end, too. */
    remove: (file: string) => folders.push(file),
  };
}
