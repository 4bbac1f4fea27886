import { rmSync, symlinkSync } from 'node:fs';
import { rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { compositionAt, publishComposition } from '@venue/shell/publishing/publish-composition.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openPublishingLab, type PublishingLab } from './publishing-lab.ts';
import { addresses, filesOfVersion } from './versioned-site.ts';

vi.setConfig({ testTimeout: 40_000 });

const [first, second, third] = ['0.1.0-aaaaaaaaaa', '0.1.0-bbbbbbbbbb', '0.1.0-cccccccccc'] as const;

let lab: PublishingLab;

beforeEach(async () => {
  lab = await openPublishingLab();
});

afterEach(() => lab.close());

test('only what changed is sent, and ten compositions before stay with all that they name', async () => {
  const folder = await lab.writeSite(first);
  await lab.publish(folder);
  expect(await lab.liveVersions()).toEqual(new Set([first]));
  expect(await lab.publish(folder)).toMatchObject({ put: 0, removed: 0, guarded: true });
  await writeFile(path.join(folder, 'robots.txt'), 'User-agent: *');
  // The text, and the two lists of the composition.
  expect(await lab.publish(folder)).toMatchObject({ put: 3, removed: 0 });
  const later = Array.from({ length: 11 }, (_, index) => `0.1.0-${String(index).padStart(10, '0')}`);
  for (const version of later) await lab.publish(await lab.writeSite(version));
  expect((await lab.pointer()).earlier).toHaveLength(10);
  expect(await lab.withFront((front) => front.get(`/shell/${first}/1.js`))).toMatchObject({ status: 404 });
  expect(await lab.withFront((front) => front.get(`/shell/${later[0]}/1.js`))).toMatchObject({ status: 200 });
  expect(await lab.leftOver()).toEqual([]);
});

test('a page that is gone leads nowhere', async () => {
  await lab.publish(await lab.writeSite(first));
  await lab.publish(await lab.writeSite(second, addresses.slice(0, 3)));
  const gone = await lab.withFront((front) =>
    Promise.all([front.get('/contact'), front.get('/contact.html')]),
  );
  expect(gone.map(({ status, headers }) => [status, headers.location])).toEqual([
    [404, undefined],
    [301, '/contact'],
  ]);
});

test('going back is the same one step, and nothing is sent for it', async () => {
  const earlier = await lab.writeSite(first);
  await lab.publish(earlier);
  await lab.publish(await lab.writeSite(second));
  let changes = 0;
  lab.store.beforeChange(() => (changes += 1));
  expect(await lab.publish(earlier)).toMatchObject({ put: 0, removed: 0 });
  // The step, and twice the question whether the store keeps conditions.
  expect(changes).toBe(3);
  expect(await lab.liveVersions()).toEqual(new Set([first]));
});

test('two who publish at once do not mix: one is live, the other is told to publish again', async () => {
  const versions = [first, second];
  const sites = await Promise.all(versions.map((version) => lab.writeSite(version)));
  const both = await Promise.allSettled(sites.map((site) => lab.publish(site)));
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const live = versions.find((_, index) => both[index]?.status === 'fulfilled');
  expect(await lab.liveVersions()).toEqual(new Set([live]));
  for (const ended of both) {
    if (ended.status === 'rejected') expect(String(ended.reason)).toContain('somebody else has published');
  }
});

test('who was overtaken changes nothing, also where what is live has become the same again', async () => {
  const [old, next] = [await lab.writeSite(first), await lab.writeSite(second)];
  await lab.publish(old);
  const slow = publishComposition({
    folder: await lab.writeSite(third),
    site: lab.store.site,
    former: 'refuse',
    before: async () => {
      await lab.publish(next);
      await lab.publish(old);
    },
  });
  await expect(slow).rejects.toThrow('somebody else has published meanwhile');
  expect(await lab.liveVersions()).toEqual(new Set([first]));
});

test('a file that was damaged or cut short in the store is sent again', async () => {
  const folder = await lab.writeSite(first);
  await lab.publish(folder);
  const [damaged, short] = [`shell/${first}/1.js`, `shell/${first}/2.js`];
  const bad = { type: 'text/javascript', cacheControl: 'no-cache' };
  await lab.store.site.put({ key: damaged, body: Buffer.from(`/shell/${first}/9.js`), ...bad });
  await lab.store.site.put({ key: short, body: Buffer.from('/'), ...bad });
  expect(await lab.publish(folder)).toMatchObject({ put: 2 });
  expect(await lab.liveVersions()).toEqual(new Set([first]));
});

test('what does not arrive as it was sent does not go live', async () => {
  await lab.publish(await lab.writeSite(first));
  const changed = `shell/${second}/7.js`;
  lab.store.damage(changed);
  await expect(lab.publish(await lab.writeSite(second))).rejects.toThrow(
    `${changed} is not what it has to be; what was live stays. Publish again.`,
  );
  expect(await lab.liveVersions()).toEqual(new Set([first]));
});

test('a page that names a file that is not there is not published', async () => {
  await lab.publish(await lab.writeSite(first));
  const folder = await lab.writeSite(second);
  await rm(path.join(folder, `shell/${second}/3.js`));
  await expect(lab.publish(folder)).rejects.toThrow(
    new RegExp(`names /shell/${second}/3.js, which is not there.*Run "npm run compose" first`),
  );
  expect(await lab.liveVersions()).toEqual(new Set([first]));
});

test('what goes live here while a site is sent does not mix with it', async () => {
  const [one, other] = [await lab.writeSite(first), await lab.writeSite(second)];
  const link = `${one}-live`;
  lab.remove(link);
  await symlink(one, link);
  let sent = 0;
  lab.store.beforeChange(() => {
    sent += 1;
    if (sent !== filesOfVersion) return;
    rmSync(link);
    symlinkSync(other, link);
  });
  await lab.publish(await compositionAt(link));
  expect(sent).toBeGreaterThan(filesOfVersion);
  expect(await lab.liveVersions()).toEqual(new Set([first]));
});

test.each(['none', 'nothing there'] as const)(
  'a store that keeps conditions in part (%s) is told from one that keeps all',
  async (heeded) => {
    lab.store.heedConditions(heeded);
    expect(await lab.publish(await lab.writeSite(first))).toMatchObject({ guarded: false });
  },
);

test('a file that no host knows how to send is named, and nothing is sent', async () => {
  const folder = await lab.writeSite(first);
  await writeFile(path.join(folder, 'left.4711'), '');
  await expect(lab.publish(folder)).rejects.toThrow('left.4711: a site has no files of that type');
  expect([...(await lab.store.site.list()).keys()]).toEqual([]);
});

test('a bucket that served pages itself keeps them until a front stands before it', async () => {
  const page = { body: Buffer.from('former'), type: 'text/html', cacheControl: 'no-cache' };
  const former = ['index.html', 'contact', 'contact/index.html', 'publishing.json'];
  for (const key of former) await lab.store.site.put({ key, ...page });
  const folder = await lab.writeSite(first);
  await expect(lab.publish(folder)).rejects.toThrow('"npm run publish:site -- --former-pages keep"');
  expect([...(await lab.store.site.list()).keys()].toSorted()).toEqual(former.toSorted());
  expect(await lab.publish(folder, 'keep')).toMatchObject({ formerPages: 4, removed: 0 });
  expect(await lab.publish(await lab.writeSite(second))).toMatchObject({ formerPages: 4, removed: 0 });
  expect([...(await lab.store.site.list()).keys()]).toEqual(expect.arrayContaining(former));
  expect(await lab.publish(folder, 'remove')).toMatchObject({ formerPages: 0, removed: 4 });
  expect(await lab.leftOver()).toEqual([]);
  expect(await lab.liveVersions()).toEqual(new Set([first]));
});
