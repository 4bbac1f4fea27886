import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { addOwnerFiles, finishDraft, runSiteCommand } from './deploy-site.ts';
import { compositionsOf, draftFolder } from './live-site.ts';
import { readLog } from './deploy-log.ts';

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
