import { appendFile, mkdir, mkdtemp, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { assertUntampered, folderIntegrity } from './integrity.ts';
import { releaseSchema } from './release-schema.ts';
import { storeRelease } from './release-store.ts';
import { sampleDescription } from './sample-description.ts';

const shipped = ['client/worker.js', 'client/assets/view.js', 'server/entry-server.js'];

let root: string;
let folder: string;

/** A build that has not been stored yet. */
async function built(): Promise<string> {
  const draft = path.join(root, 'shell/.building');
  for (const file of shipped) {
    await mkdir(path.dirname(path.join(draft, file)), { recursive: true });
    await writeFile(path.join(draft, file), file);
  }
  return draft;
}

async function store() {
  const draft = await built();
  const description = sampleDescription('shell', await folderIntegrity(draft));
  return storeRelease({
    folder: draft,
    description,
    packageVersion: '0.1.0',
    store: path.join(root, 'shell'),
  });
}

async function check(): Promise<void> {
  const text = await readFile(path.join(folder, 'release.json'), 'utf8');
  await assertUntampered(releaseSchema.parse(JSON.parse(text)), folder);
}

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'ariya-store-'));
  const { version } = await store();
  folder = path.join(root, 'shell', version);
});

afterEach(() => rm(root, { recursive: true }));

test('an unchanged release passes, and storing the same bytes again makes no new version', async () => {
  await check();
  const again = await store();
  expect(again).toEqual({ version: path.basename(folder), isNew: false });
  await check();
});

for (const file of shipped) {
  test(`a changed ${file} is refused`, async () => {
    await appendFile(path.join(folder, file), ' ');
    await expect(check()).rejects.toThrow(`${file} is not what was released`);
  });
}

test('a missing file is refused', async () => {
  await rm(path.join(folder, 'client/worker.js'));
  await expect(check()).rejects.toThrow('client/worker.js is missing');
});

test('an extra folder or file is refused', async () => {
  await mkdir(path.join(folder, 'server/node_modules/react'), { recursive: true });
  await writeFile(path.join(folder, 'server/node_modules/react/index.js'), '');
  await expect(check()).rejects.toThrow('server/node_modules/react/index.js was not part of the release');
});

test('a symbolic link is refused, whatever its target', async () => {
  const file = path.join(folder, 'client/worker.js');
  await rename(file, path.join(root, 'worker.js'));
  await symlink(path.join(root, 'worker.js'), file);
  await expect(check()).rejects.toThrow('worker.js is neither a file nor a folder');
  await rm(file);
  await symlink(root, path.join(folder, 'client/more'));
  await expect(check()).rejects.toThrow('client/more is neither a file nor a folder');
});

test('a version that is a link to another folder is refused', async () => {
  await rename(folder, path.join(root, 'elsewhere'));
  await symlink(path.join(root, 'elsewhere'), folder);
  await expect(check()).rejects.toThrow('is not a folder');
});

test('a description changed along with its files is refused by the version’s name', async () => {
  await appendFile(path.join(folder, 'server/entry-server.js'), ' ');
  const file = path.join(folder, 'release.json');
  const release = releaseSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  const { 'release.json': _itself, ...files } = await folderIntegrity(folder);
  await writeFile(file, JSON.stringify({ ...release, files }));
  await expect(check()).rejects.toThrow('release.json does not match the name of the version');
});
