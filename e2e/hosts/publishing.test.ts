import { rmSync, symlinkSync } from 'node:fs';
import { rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { contentsKey, contentsOf } from '@venue/shell/publishing/contents.ts';
import { pointerIn, pointerKey } from '@venue/shell/publishing/front/live-composition.ts';
import { compositionAt, publishComposition } from '@venue/shell/publishing/publish-composition.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { drawnWith } from '../site/drawn.ts';
import type { Host } from './host.ts';
import { startS3, type S3Server } from './s3-server.ts';
import { startCommand } from './store-commands.ts';
import { startFront } from './store-host.ts';
import { addresses, filesOfVersion, loadPage, writeVersionedSite } from './versioned-site.ts';
import { startVisitor } from './visitor.ts';

/** How often a publishing is killed, at random moments. `MOMENTS=50` for more, `SEED=…` for others. */
const { MOMENTS = '5', SEED = '15' } = process.env;

vi.setConfig({ testTimeout: 40_000 + Number(MOMENTS) * 15_000 });

const [first, second, third] = ['0.1.0-aaaaaaaaaa', '0.1.0-bbbbbbbbbb', '0.1.0-cccccccccc'] as const;

let store: S3Server;
let folders: string[];

beforeEach(async () => {
  [store, folders] = [await startS3(), []];
});

afterEach(async () => {
  await store.close();
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true })));
});

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
  const loads = await withFront((front) => Promise.all(addresses.map((address) => loadPage(front, address))));
  expect(loads.flatMap(({ wrong }) => wrong)).toEqual([]);
  return new Set(loads.map(({ version }) => version));
}

async function pointer() {
  const found = await store.site.read(pointerKey);
  return pointerIn(Buffer.from(found?.body ?? []).toString());
}

/** Leaves what a publishing that was killed might, so that there is something to clean up. */
async function litter(): Promise<void> {
  const bad = { body: Buffer.from('left'), type: 'text/html', cacheControl: 'no-cache' };
  const keys = Array.from({ length: 12 }, (_, index) => `documents/left-${index}`);
  await Promise.all(keys.map((key) => store.site.put({ key, ...bad })));
}

/** The next publishing after one that was cut off goes on, and takes away what that left. */
async function publishAgain(folder: string, shown: string): Promise<void> {
  store.beforeChange(() => {});
  await store.endCleaning();
  await publish(folder);
  expect(await leftOver(), shown).toEqual([]);
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

test('only what changed is sent, and ten compositions before stay with all that they name', async () => {
  const folder = await writeSite(first);
  await publish(folder);
  expect(await liveVersions()).toEqual(new Set([first]));
  expect(await publish(folder)).toMatchObject({ put: 0, removed: 0, guarded: true });
  await writeFile(path.join(folder, 'robots.txt'), 'User-agent: *');
  // The text, and the two lists of the composition.
  expect(await publish(folder)).toMatchObject({ put: 3, removed: 0 });
  const later = Array.from({ length: 11 }, (_, index) => `0.1.0-${String(index).padStart(10, '0')}`);
  for (const version of later) await publish(await writeSite(version));
  expect((await pointer()).earlier).toHaveLength(10);
  expect(await withFront((front) => front.get(`/shell/${first}/1.js`))).toMatchObject({ status: 404 });
  expect(await withFront((front) => front.get(`/shell/${later[0]}/1.js`))).toMatchObject({ status: 200 });
  expect(await leftOver()).toEqual([]);
});

test('killed at any moment, visitors have the old site or the new one, whole; the next publishing takes away what was left', async () => {
  await publish(await writeSite(first));
  await litter();
  let changes = 0;
  store.beforeChange(() => (changes += 1));
  await publish(await writeSite(second));
  const all = changes;
  const draw = drawnWith(Number(SEED));
  const moments = Array.from({ length: Number(MOMENTS) }, () => Math.ceil(all * draw()));
  const front = await startFront(store);
  const visitor = startVisitor(front);
  let before: string = second;
  for (const [round, moment] of moments.entries()) {
    const version = `0.1.0-${String(round).padStart(10, '0')}`;
    const folder = await writeSite(version);
    const environment = { ...store.environment, RELEASES_STORE: '', SITE_FOLDER: folder };
    await litter();
    const { child, ended } = startCommand('publish', environment);
    changes = 0;
    store.beforeChange(() => {
      changes += 1;
      if (changes === moment) child.kill('SIGKILL');
    });
    const { code, said } = await ended;
    const shown = `killed before change ${moment} of ${all} (seed ${SEED}): ${said}`;
    expect(code, shown).toBeNull();
    const live = [...(await liveVersions())];
    expect([[before], [version]], shown).toContainEqual(live);
    await publishAgain(folder, shown);
    before = version;
  }
  const { loads, wrong } = await visitor.stop();
  await front.close();
  expect(wrong, `seed ${SEED}`).toEqual([]);
  expect(loads).toBeGreaterThan(moments.length);
});

test('where the store fails at any moment, the old site or the new one is live, and the command says what to do', async () => {
  await publish(await writeSite(first));
  await litter();
  let changes = 0;
  store.beforeChange(() => (changes += 1));
  await publish(await writeSite(second));
  const all = changes;
  const draw = drawnWith(Number(SEED) + 1);
  let before: string = second;
  for (let round = 0; round < Number(MOMENTS); round += 1) {
    const [moment, version] = [Math.ceil(all * draw()), `0.1.0-${String(round).padStart(10, '0')}`];
    await litter();
    changes = 0;
    store.beforeChange(() => {
      changes += 1;
      if (changes === moment) store.failFor('');
    });
    const folder = await writeSite(version);
    const said = await publish(folder).then(
      ({ left }) => left,
      (error: unknown) => String(error),
    );
    store.failFor(undefined);
    const shown = `failed at change ${moment} of ${all} (seed ${SEED})`;
    expect(said ?? 'all was done', shown).toMatch(/failed .* Run the command again|all was done/);
    expect([[before], [version]], shown).toContainEqual([...(await liveVersions())]);
    await publishAgain(folder, shown);
    before = version;
  }
});

test('a page that is gone leads nowhere', async () => {
  await publish(await writeSite(first));
  await publish(await writeSite(second, addresses.slice(0, 3)));
  const gone = await withFront((front) => Promise.all([front.get('/contact'), front.get('/contact.html')]));
  expect(gone.map(({ status, headers }) => [status, headers.location])).toEqual([
    [404, undefined],
    [301, '/contact'],
  ]);
});

test('going back is the same one step, and nothing is sent for it', async () => {
  const earlier = await writeSite(first);
  await publish(earlier);
  await publish(await writeSite(second));
  let changes = 0;
  store.beforeChange(() => (changes += 1));
  expect(await publish(earlier)).toMatchObject({ put: 0, removed: 0 });
  // The step, and twice the question whether the store keeps conditions.
  expect(changes).toBe(3);
  expect(await liveVersions()).toEqual(new Set([first]));
});

test('two who publish at once do not mix: one is live, the other is told to publish again', async () => {
  const versions = [first, second];
  const sites = await Promise.all(versions.map((version) => writeSite(version)));
  const both = await Promise.allSettled(sites.map((site) => publish(site)));
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const live = versions.find((_, index) => both[index]?.status === 'fulfilled');
  expect(await liveVersions()).toEqual(new Set([live]));
  for (const ended of both) {
    if (ended.status === 'rejected') expect(String(ended.reason)).toContain('somebody else has published');
  }
});

test('who was overtaken changes nothing, also where what is live has become the same again', async () => {
  const [old, next] = [await writeSite(first), await writeSite(second)];
  await publish(old);
  const slow = publishComposition({
    folder: await writeSite(third),
    site: store.site,
    former: 'refuse',
    before: async () => {
      await publish(next);
      await publish(old);
    },
  });
  await expect(slow).rejects.toThrow('somebody else has published meanwhile');
  expect(await liveVersions()).toEqual(new Set([first]));
});

test('a file that was damaged or cut short in the store is sent again', async () => {
  const folder = await writeSite(first);
  await publish(folder);
  const [damaged, short] = [`shell/${first}/1.js`, `shell/${first}/2.js`];
  const bad = { type: 'text/javascript', cacheControl: 'no-cache' };
  await store.site.put({ key: damaged, body: Buffer.from(`/shell/${first}/9.js`), ...bad });
  await store.site.put({ key: short, body: Buffer.from('/'), ...bad });
  expect(await publish(folder)).toMatchObject({ put: 2 });
  expect(await liveVersions()).toEqual(new Set([first]));
});

test('what does not arrive as it was sent does not go live', async () => {
  await publish(await writeSite(first));
  const changed = `shell/${second}/7.js`;
  store.damage(changed);
  await expect(publish(await writeSite(second))).rejects.toThrow(
    `${changed} is not what it has to be; what was live stays. Publish again.`,
  );
  expect(await liveVersions()).toEqual(new Set([first]));
});

test('a page that names a file that is not there is not published', async () => {
  await publish(await writeSite(first));
  const folder = await writeSite(second);
  await rm(path.join(folder, `shell/${second}/3.js`));
  await expect(publish(folder)).rejects.toThrow(
    new RegExp(`names /shell/${second}/3.js, which is not there.*Run "npm run compose" first`),
  );
  expect(await liveVersions()).toEqual(new Set([first]));
});

test('what goes live here while a site is sent does not mix with it', async () => {
  const [one, other] = [await writeSite(first), await writeSite(second)];
  const link = `${one}-live`;
  folders.push(link);
  await symlink(one, link);
  let sent = 0;
  store.beforeChange(() => {
    sent += 1;
    if (sent !== filesOfVersion) return;
    rmSync(link);
    symlinkSync(other, link);
  });
  await publish(await compositionAt(link));
  expect(sent).toBeGreaterThan(filesOfVersion);
  expect(await liveVersions()).toEqual(new Set([first]));
});

test.each(['none', 'nothing there'] as const)(
  'a store that keeps conditions in part (%s) is told from one that keeps all',
  async (heeded) => {
    store.heedConditions(heeded);
    expect(await publish(await writeSite(first))).toMatchObject({ guarded: false });
  },
);

test('a file that no host knows how to send is named, and nothing is sent', async () => {
  const folder = await writeSite(first);
  await writeFile(path.join(folder, 'left.4711'), '');
  await expect(publish(folder)).rejects.toThrow('left.4711: a site has no files of that type');
  expect([...(await store.site.list()).keys()]).toEqual([]);
});

test('a bucket that served pages itself keeps them until a front stands before it', async () => {
  const page = { body: Buffer.from('former'), type: 'text/html', cacheControl: 'no-cache' };
  const former = ['index.html', 'contact', 'contact/index.html', 'publishing.json'];
  for (const key of former) await store.site.put({ key, ...page });
  const folder = await writeSite(first);
  await expect(publish(folder)).rejects.toThrow('"npm run publish:site -- --former-pages keep"');
  expect([...(await store.site.list()).keys()].toSorted()).toEqual(former.toSorted());
  expect(await publish(folder, 'keep')).toMatchObject({ formerPages: 4, removed: 0 });
  expect(await publish(await writeSite(second))).toMatchObject({ formerPages: 4, removed: 0 });
  expect([...(await store.site.list()).keys()]).toEqual(expect.arrayContaining(former));
  expect(await publish(folder, 'remove')).toMatchObject({ formerPages: 0, removed: 4 });
  expect(await leftOver()).toEqual([]);
  expect(await liveVersions()).toEqual(new Set([first]));
});
