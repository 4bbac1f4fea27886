import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { protocolVersion } from '../compose/compose-request.ts';
import { folderIntegrity } from '../releases/integrity.ts';
import { storeRelease } from '../releases/release-store.ts';
import { sampleDescription } from '../releases/sample-description.ts';
import { makeLive } from '../releases/site-state.ts';
import { compositionNames, compositionsOf, draftFolder } from './compositions.ts';
import { readLog } from './deploy-log.ts';
import { addOwnerFiles, deploySite, finishDraft, runSiteCommand } from './deploy-site.ts';
import { earlierState, stateIn } from './live-site.ts';

async function emptySite(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'ariya-change-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return path.join(folder, 'site');
}

test('the log has each change and each failure once', async () => {
  const siteCommand = { siteFolder: await emptySite(), command: 'release mf-forms' };
  const refused = runSiteCommand(siteCommand, () => Promise.reject(new Error('mf-forms failed to build')));
  await expect(refused).rejects.toThrow('failed to build');
  await runSiteCommand(siteCommand, () =>
    Promise.resolve({ result: undefined, note: { composition: '000001' } }),
  );
  expect(await readLog(siteCommand.siteFolder)).toMatchObject([
    { outcome: 'failed', reason: 'mf-forms failed to build', command: 'release mf-forms' },
    { outcome: 'succeeded', composition: '000001' },
  ]);
});

test('a failed command removes its draft', async () => {
  const siteFolder = await emptySite();
  const failing = runSiteCommand({ siteFolder, command: 'release mf-forms' }, async () => {
    await mkdir(path.join(draftFolder(siteFolder), 'x'), { recursive: true });
    throw new Error('refused');
  });
  await expect(failing).rejects.toThrow('refused');
  expect(await readdir(compositionsOf(siteFolder))).toEqual(['log.jsonl']);
});

test('a composition gets its name only once its bytes are on disk', async () => {
  const site = await emptySite();
  const { PATH } = process.env;
  onTestFinished(() => {
    process.env['PATH'] = PATH;
  });
  const folder = path.dirname(site);
  const noted = path.join(folder, 'noted');
  await mkdir(draftFolder(site), { recursive: true });
  const sync = `#!/bin/sh\n{ echo "$@"; ls '${compositionsOf(site)}'; } > '${noted}'\n`;
  await writeFile(path.join(folder, 'sync'), sync, { mode: 0o755 });
  process.env['PATH'] = `${folder}:${PATH}`;
  expect(await finishDraft(site)).toBe('000001');
  expect(await readdir(compositionsOf(site))).toEqual(['000001']);
  const draft = draftFolder(site);
  expect(await readFile(noted, 'utf8')).toBe(`-f ${draft}\n${path.basename(draft)}\n`);
});

test('an owner’s files are in every composition, and cannot replace a page', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'ariya-own-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const [site, composition] = [path.join(folder, 'site'), path.join(folder, 'composition')];
  const own = path.join(compositionsOf(site), 'own');
  await mkdir(composition);
  await writeFile(path.join(composition, 'index.html'), 'page');
  await addOwnerFiles(site, composition);
  const proof = path.join(own, '.well-known');
  await mkdir(proof, { recursive: true });
  await writeFile(path.join(proof, 'proof.txt'), 'mine');
  await addOwnerFiles(site, composition);
  expect(await readdir(path.join(composition, '.well-known'))).toEqual(['proof.txt']);
  await writeFile(path.join(own, 'index.html'), 'not mine');
  await rm(path.join(composition, '.well-known'), { recursive: true });
  await expect(addOwnerFiles(site, composition)).rejects.toThrow(
    'index.html would replace a file of the site',
  );
});

/** A shell whose composer writes only the state, and a page at an address named like the configuration. */
const composer = `import { writeFile } from 'node:fs/promises';
export const protocols = [${protocolVersion}];
export const compose = async ({ folder, state, addresses: { pages, former } }) => {
  const x = '/' + state.configuration;
  const all = Object.entries({ ...former, ...(pages.x && { [pages.x]: 'x' }) }).filter(([from]) => from !== x);
  await writeFile(folder + '/addresses.json', JSON.stringify({ pages: { x }, former: Object.fromEntries(all) }));
  await writeFile(folder + '/releases.json', JSON.stringify(state));
  return { pages: 0, lost: [], state };
};`;

async function storedShell(store: string): Promise<string> {
  const folder = path.join(store, 'built');
  await mkdir(path.join(folder, 'server'), { recursive: true });
  await writeFile(path.join(folder, 'server/composer.js'), composer);
  const description = sampleDescription('shell', await folderIntegrity(folder));
  const stored = { folder, description, packageVersion: '0.1.0', store: path.join(store, 'shell') };
  return (await storeRelease(stored)).version;
}

/** A store with one shell, and a function that changes the site to another configuration. */
async function startedSite() {
  const root = await mkdtemp(path.join(tmpdir(), 'ariya-changed-'));
  onTestFinished(() => rm(root, { recursive: true }));
  const [store, siteFolder] = [path.join(root, 'store'), path.join(root, 'site')];
  const shell = await storedShell(store);
  const site = { siteFolder, store, command: 'release shell' };
  return {
    siteFolder,
    own: path.join(compositionsOf(siteFolder), 'own'),
    release: (configuration: unknown, verify?: Parameters<typeof deploySite>[0]['verify']) =>
      deploySite({ ...site, verify, change: (now) => ({ ...makeLive(now, { shell }), configuration }) }),
    rollBack: () => deploySite({ ...site, change: () => earlierState(siteFolder) }),
    configuration: async () => (await stateIn(siteFolder)).configuration,
    names: () => compositionNames(siteFolder),
  };
}

test('an owner’s HTML file goes live without being verified as a page', async () => {
  const { siteFolder, own, release } = await startedSite();
  await mkdir(own, { recursive: true });
  await writeFile(path.join(own, 'proof.html'), 'google-site-verification: proof.html');
  const verify = vi.fn(async ({ folder }: { folder: string }) =>
    expect(await readdir(folder)).not.toContain('proof.html'),
  );
  await release('first', verify);
  expect(verify).toHaveBeenCalledOnce();
  expect(existsSync(path.join(siteFolder, 'proof.html'))).toBe(true);
});

test('a change says whether pages have moved, because nginx reads redirects only on start', async () => {
  const { release, rollBack } = await startedSite();
  const changes = [await release('first'), await release('first'), await release('second'), await rollBack()];
  expect(changes.map(({ hasMovedPages }) => hasMovedPages)).toEqual([false, false, true, true]);
});

test('a rollback of the site goes back to the composition before the live one, and can be undone', async () => {
  const { release, rollBack, configuration } = await startedSite();
  await release('first');
  await release('second');
  await rollBack();
  expect(await configuration()).toBe('first');
  await rollBack();
  expect(await configuration()).toBe('second');
});

test('rollbacks leave no more compositions than releases do', async () => {
  const { release, rollBack, names } = await startedSite();
  await release('first');
  await release('second');
  for (let round = 0; round < 13; round += 1) await rollBack();
  expect(await names()).toHaveLength(11);
});
