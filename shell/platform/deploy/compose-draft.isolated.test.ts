import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { storeRelease } from '../build/store-release.ts';
import { folderIntegrity } from '../releases/integrity.ts';
import { sampleFacts } from '../releases/sample-facts.ts';

/** A shell whose composer writes nothing. */
const composer = `export const protocols = [1];
export const compose = async ({ promote }) =>
  ({ pages: 0, lost: [], document: { packages: { shell: { live: promote.shell, kept: [] } } } });`;

async function storedShell(store: string): Promise<string> {
  const folder = path.join(store, 'built');
  await mkdir(path.join(folder, 'server'), { recursive: true });
  await writeFile(path.join(folder, 'server/composer.js'), composer);
  const facts = sampleFacts('shell', await folderIntegrity(folder));
  const stored = { folder, facts, packageVersion: '0.1.0', store: path.join(store, 'shell') };
  return (await storeRelease(stored)).version;
}

test('an owner’s HTML file goes live without being tested as a page', async () => {
  const root = await mkdtemp(path.join(tmpdir(), 'ariya-draft-'));
  onTestFinished(() => rm(root, { recursive: true }));
  const [store, siteFolder] = [path.join(root, 'store'), path.join(root, 'site')];
  const shell = await storedShell(store);
  vi.stubEnv('RELEASES_FOLDER', store);
  vi.resetModules();
  const { composeDraft } = await import('./compose-draft.ts');
  const { draftFolder } = await import('./compositions.ts');
  const { ownerFolder } = await import('./owner-files.ts');
  await mkdir(ownerFolder(siteFolder), { recursive: true });
  await writeFile(path.join(ownerFolder(siteFolder), 'proof.html'), 'google-site-verification: proof.html');
  const isThere = (folder: string) => existsSync(path.join(folder, 'proof.html'));
  const trial = vi.fn(async ({ folder }: { folder: string }) => expect(isThere(folder)).toBe(false));
  const change = () => ({ promote: { shell } });
  const base = {
    live: { kind: 'none' },
    document: { packages: {} },
    addresses: { pages: {}, former: {} },
  } as const;
  await composeDraft({ siteFolder, doing: 'release shell', change, trial }, base);
  expect(trial).toHaveBeenCalledOnce();
  expect(isThere(draftFolder(siteFolder))).toBe(true);
});
