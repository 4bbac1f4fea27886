import { readdirSync, rmSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { siteStateFile } from '../compose/compose-request.ts';
import { compositionNames, compositionsOf, nextCompositionName } from './compositions.ts';
import { activate, assertNoLiveConfiguration, liveSite } from './live-site.ts';

async function emptySite(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'ariya-live-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return path.join(folder, 'site');
}

async function writeComposition(folder: string, text: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'index.html'), text);
  await writeFile(path.join(folder, siteStateFile), '{"packages":{}}');
}

async function finish(site: string, text: string): Promise<string> {
  const name = await nextCompositionName(site);
  await writeComposition(path.join(compositionsOf(site), name), text);
  return name;
}

test('the link decides what is live, and is replaced in one step', async () => {
  const site = await emptySite();
  expect(await liveSite(site)).toEqual({ kind: 'none' });
  for (const text of ['first', 'second']) await activate(site, await finish(site, text));
  expect(await liveSite(site)).toMatchObject({ kind: 'composition', name: '000002' });
  expect(await readFile(path.join(site, 'index.html'), 'utf8')).toBe('second');
  await activate(site, '000001');
  expect(await readFile(path.join(site, 'index.html'), 'utf8')).toBe('first');
  expect(await compositionNames(site)).toEqual(['000002', '000001']);
});

test('a command that loses the lock at the last moment changes nothing', async () => {
  const site = await emptySite();
  await activate(site, await finish(site, 'first'));
  const other = await finish(site, 'second');
  const lost = activate(site, other, {
    assertHeld: () => {
      for (const left of readdirSync(compositionsOf(site)).filter((name) => name.startsWith('draft-')))
        rmSync(path.join(compositionsOf(site), left));
    },
  });
  await expect(lost).rejects.toThrow('ENOENT');
  const held = () => {
    throw new Error('taken over');
  };
  await expect(activate(site, other, { assertHeld: held })).rejects.toThrow('taken over');
  expect(await readFile(path.join(site, 'index.html'), 'utf8')).toBe('first');
});

test('a site copied as a folder is moved aside, however often it is copied', async () => {
  const site = await emptySite();
  for (const text of ['a folder', 'another folder']) {
    await rm(site, { force: true });
    await writeComposition(site, text);
    expect(await liveSite(site)).toMatchObject({ kind: 'folder', folder: site });
    await activate(site, await finish(site, `after ${text}`));
    expect(await readFile(path.join(site, 'index.html'), 'utf8')).toBe(`after ${text}`);
    const aside = path.join(compositionsOf(site), 'copied', 'index.html');
    expect(await readFile(aside, 'utf8')).toBe(text);
  }
});

test('an empty folder becomes the site', async () => {
  const site = await emptySite();
  await mkdir(site);
  expect(await liveSite(site)).toEqual({ kind: 'none' });
  await activate(site, await finish(site, 'first'));
  expect(await readFile(path.join(site, 'index.html'), 'utf8')).toBe('first');
});

test('a folder with other content is refused and left unchanged', async () => {
  const site = await emptySite();
  await mkdir(site);
  await writeFile(path.join(site, 'letter.txt'), 'not a site');
  await expect(liveSite(site)).rejects.toThrow('is not empty but holds no site (no releases.json)');
  const name = await finish(site, 'first');
  await expect(activate(site, name)).rejects.toThrow('empty it, or set SITE_FOLDER to another folder');
  expect(await readFile(path.join(site, 'letter.txt'), 'utf8')).toBe('not a site');
});

test('while the site changes a hundred times, a reader always finds a complete one', async () => {
  const site = await emptySite();
  const names = [await finish(site, 'one'), await finish(site, 'two')];
  await activate(site, '000001');
  const seen = new Set<string>();
  async function change(): Promise<void> {
    for (let round = 0; round < 50; round += 1) for (const name of names) await activate(site, name);
  }
  async function read(): Promise<void> {
    for (let round = 0; round < 500; round += 1) {
      seen.add(await readFile(path.join(site, 'index.html'), 'utf8'));
    }
  }
  await Promise.all([change(), read(), read()]);
  expect([...seen].toSorted()).toEqual(['one', 'two']);
});

async function siteOf(mode: 'live' | 'sandbox'): Promise<string> {
  const site = await emptySite();
  await mkdir(site);
  await writeFile(path.join(site, siteStateFile), JSON.stringify({ packages: {}, configuration: { mode } }));
  return site;
}

test('npm start does not replace an owner’s configuration with the sandbox unasked', async () => {
  await expect(assertNoLiveConfiguration(await siteOf('live'))).rejects.toThrow('holds a live site');
});

test('it starts over the sandbox, and if nothing is live', async () => {
  await assertNoLiveConfiguration(await siteOf('sandbox'));
  await assertNoLiveConfiguration(await emptySite());
});
