import { rmSync, symlinkSync } from 'node:fs';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { readAddresses, writeAddresses } from '@venue/shell/compose/site-addresses.ts';
import { writePage } from '@venue/shell/compose/write-page.ts';
import { publishGuarded } from '@venue/shell/publishing/publish-guarded.ts';
import { leaseKey } from '@venue/shell/publishing/publishing-lease.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { drawnWith } from '../site/drawn.ts';
import { startS3, type S3Server } from './s3-server.ts';
import { startCommand } from './store-commands.ts';

/** How often a publishing is killed, at random moments. `MOMENTS=50` for more, `SEED=…` for others. */
const { MOMENTS = '5', SEED = '15' } = process.env;

vi.setConfig({ testTimeout: 40_000 + Number(MOMENTS) * 6000 });

const addresses = ['/', '/rooms', '/halls', '/halls/wedding', '/contact'];
const filesOfVersion = 12;

let store: S3Server;
let folders: string[];

beforeEach(async () => {
  [store, folders] = [await startS3(), []];
});

afterEach(async () => {
  vi.useRealTimers();
  await store.close();
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true })));
});

/** A site of one version, every page of which names every file of it. */
async function writeSite(version: string, pages: readonly string[] = addresses): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'ariya-published-'));
  folders.push(folder);
  const files = Array.from({ length: filesOfVersion }, (_, index) => `/shell/${version}/${index}.js`);
  await mkdir(path.join(folder, 'shell', version), { recursive: true });
  await Promise.all(files.map((file) => writeFile(path.join(folder, file), file)));
  const scripts = files.map((file) => `<script src="${file}"></script>`).join('');
  await Promise.all(
    [...pages, '/404'].map((address) => writePage(folder, address, `<h1>${version}</h1>${scripts}`)),
  );
  await writeAddresses(
    folder,
    await readAddresses(undefined),
    pages.map((address) => ({ view: `mf-x${address}`, address })),
  );
  await writeFile(
    path.join(folder, 'releases.json'),
    JSON.stringify({ packages: { shell: { live: version } } }),
  );
  return folder;
}

const publish = (folder: string) => publishGuarded({ folder, site: store.site, before: async () => {} });

async function page(address: string): Promise<string> {
  const { status, headers, body } = await store.get(address);
  if (status !== 200) return '';
  return String(headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body);
}

/** Which versions the pages are of, after seeing that all that each of them names is there. */
async function wholePages(): Promise<ReadonlySet<string>> {
  const pages = await Promise.all(addresses.map(page));
  const named = new Set(
    pages.flatMap((html) => [...html.matchAll(/src="([^"]+)"/g)].map(([, src = '']) => src)),
  );
  const answers = await Promise.all(
    [...named].map(async (src) => [src, (await store.get(src)).status] as const),
  );
  expect(answers.filter(([, status]) => status !== 200)).toEqual([]);
  return new Set(pages.map((html) => /<h1>(.*?)<\/h1>/.exec(html)?.[1] ?? 'none'));
}

test('only what changed is sent, and what is no longer kept goes', async () => {
  const first = await writeSite('0.1.0-aaaaaaaaaa');
  await publish(first);
  expect(await wholePages()).toEqual(new Set(['0.1.0-aaaaaaaaaa']));
  expect(await publish(first)).toMatchObject({ put: 0, removed: 0, guarded: true });
  expect(await publish(await writeSite('0.1.0-bbbbbbbbbb'))).toMatchObject({ removed: filesOfVersion });
  expect(await wholePages()).toEqual(new Set(['0.1.0-bbbbbbbbbb']));
  expect((await store.get('/shell/0.1.0-aaaaaaaaaa/1.js')).status).toBe(404);
});

test('killed at any moment, every page is whole, and publishing again goes on', async () => {
  await publish(await writeSite('0.1.0-aaaaaaaaaa'));
  let changes = 0;
  store.beforeChange(() => (changes += 1));
  await publish(await writeSite('0.1.0-bbbbbbbbbb'));
  const all = changes;
  const draw = drawnWith(Number(SEED));
  const moments = Array.from({ length: Number(MOMENTS) }, () => Math.ceil(all * draw()));
  for (const [round, moment] of moments.entries()) {
    const folder = await writeSite(`0.1.0-${String(round).padStart(10, '0')}`);
    const { child, ended } = startCommand('publish', {
      ...store.environment,
      RELEASES_STORE: '',
      SITE_FOLDER: folder,
    });
    changes = 0;
    store.beforeChange(() => {
      changes += 1;
      if (changes === moment) child.kill('SIGKILL');
    });
    const { code, said } = await ended;
    expect(code, `killed before change ${moment} of ${all}: ${said}`).toBeNull();
    const shown = `killed before change ${moment} of ${all} (seed ${SEED})`;
    expect([...(await wholePages())], shown).not.toContain('none');
    await store.endLease();
  }
  store.beforeChange(() => {});
  await publish(await writeSite('0.1.0-cccccccccc'));
  expect(await wholePages()).toEqual(new Set(['0.1.0-cccccccccc']));
  const kept = [...(await store.site.keys())].filter((key) => key.startsWith('shell/'));
  expect(kept).toHaveLength(filesOfVersion);
});

test('a page that is gone leads nowhere', async () => {
  await publish(await writeSite('0.1.0-aaaaaaaaaa'));
  await publish(await writeSite('0.1.0-bbbbbbbbbb', addresses.slice(0, 3)));
  expect((await store.get('/contact')).status).toBe(404);
  expect((await store.get('/contact/')).status).toBe(404);
});

test('two who publish at once do not mix: one is live, the other is told to try again', async () => {
  const versions = ['0.1.0-aaaaaaaaaa', '0.1.0-bbbbbbbbbb'];
  const sites = await Promise.all(versions.map((version) => writeSite(version)));
  const both = await Promise.allSettled(sites.map(publish));
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const live = versions.find((_, index) => both[index]?.status === 'fulfilled');
  expect(await wholePages()).toEqual(new Set([live]));
  for (const ended of both) {
    if (ended.status === 'rejected') expect(String(ended.reason)).toContain('somebody else');
  }
});

test('who finds a lease that is over takes its place', async () => {
  await store.endLease();
  expect(await publish(await writeSite('0.1.0-aaaaaaaaaa'))).toMatchObject({ guarded: true });
  expect(await store.site.keys()).not.toContain(leaseKey);
});

test('what goes live here while a site is sent does not mix with it', async () => {
  const [first = '', second = ''] = await Promise.all(
    ['0.1.0-aaaaaaaaaa', '0.1.0-bbbbbbbbbb'].map((version) => writeSite(version)),
  );
  const link = `${first}-live`;
  folders.push(link);
  await symlink(first, link);
  let sent = 0;
  store.beforeChange(() => {
    sent += 1;
    if (sent !== filesOfVersion) return;
    rmSync(link);
    symlinkSync(second, link);
  });
  await publish(link);
  expect(sent).toBeGreaterThan(filesOfVersion);
  expect(await wholePages()).toEqual(new Set(['0.1.0-aaaaaaaaaa']));
});

test('who slept while sending shows nothing more of it, as somebody else may have published', async () => {
  await publish(await writeSite('0.1.0-aaaaaaaaaa'));
  let sent = 0;
  store.beforeChange(() => {
    sent += 1;
    if (sent === filesOfVersion) vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 120_000 });
  });
  await expect(publish(await writeSite('0.1.0-bbbbbbbbbb'))).rejects.toThrow('Publish again.');
  expect(sent).toBeGreaterThan(filesOfVersion);
  expect(await wholePages()).toEqual(new Set(['0.1.0-aaaaaaaaaa']));
});

test.each(['none', 'nothing there'] as const)(
  'a store that keeps conditions in part (%s) is told from one that keeps all',
  async (heeded) => {
    store.heedConditions(heeded);
    expect(await publish(await writeSite('0.1.0-aaaaaaaaaa'))).toMatchObject({ guarded: false });
  },
);

test('a file that no host knows how to send is named, and nothing is sent', async () => {
  const folder = await writeSite('0.1.0-aaaaaaaaaa');
  await writeFile(path.join(folder, 'left.4711'), '');
  await expect(publish(folder)).rejects.toThrow('left.4711: a site has no files of that type');
  expect([...(await store.site.keys())]).toEqual([]);
});
