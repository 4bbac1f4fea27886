import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { folderIntegrity } from '../releases/integrity.ts';
import { makeLive } from '../releases/site-state.ts';
import { storeRelease } from '../releases/release-store.ts';
import { sampleDescription } from '../releases/sample-description.ts';

/** A shell whose composer writes only the document, and a page at an address named like the configuration. */
const composer = `import { writeFile } from 'node:fs/promises';
export const protocols = [3];
export const compose = async ({ folder, document, addresses: { pages, former } }) => {
  const x = '/' + document.configuration;
  const all = Object.entries({ ...former, ...(pages.x && { [pages.x]: 'x' }) }).filter(([from]) => from !== x);
  await writeFile(folder + '/addresses.json', JSON.stringify({ pages: { x }, former: Object.fromEntries(all) }));
  await writeFile(folder + '/releases.json', JSON.stringify(document));
  return { pages: 0, lost: [], document };
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
  vi.stubEnv('RELEASES_FOLDER', store);
  vi.resetModules();
  const { deploySite } = await import('./deploy-site.ts');
  const { compositionNames, compositionsOf, earlierState, stateIn } = await import('./live-site.ts');
  const site = { siteFolder, command: 'release shell' };
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
