import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { addOwnerFiles, ownerFolder } from './compositions.ts';

test('an owner’s files are in every composition, and cannot replace a page', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'ariya-own-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const [site, composition] = [path.join(folder, 'site'), path.join(folder, 'composition')];
  await mkdir(composition);
  await writeFile(path.join(composition, 'index.html'), 'page');
  await addOwnerFiles(site, composition);
  const proof = path.join(ownerFolder(site), '.well-known');
  await mkdir(proof, { recursive: true });
  await writeFile(path.join(proof, 'proof.txt'), 'mine');
  await addOwnerFiles(site, composition);
  expect(await readdir(path.join(composition, '.well-known'))).toEqual(['proof.txt']);
  await writeFile(path.join(ownerFolder(site), 'index.html'), 'not mine');
  await rm(path.join(composition, '.well-known'), { recursive: true });
  await expect(addOwnerFiles(site, composition)).rejects.toThrow(
    'index.html would replace a file of the site',
  );
});
