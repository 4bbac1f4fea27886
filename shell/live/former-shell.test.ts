import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { folderIntegrity } from '../release/integrity.ts';
import { readRelease } from '../release/release-store.ts';
import { storeRelease } from '../release/store-release.ts';
import { composeUnderFormer } from './former-shell.ts';
import { sampleFacts } from '../release/sample-facts.ts';

/** Has a shell compose whose composer does this. */
async function composedBy(code: string) {
  const root = await mkdtemp(path.join(tmpdir(), 'ariya-former-'));
  onTestFinished(() => rm(root, { recursive: true }));
  const [folder, store] = [path.join(root, 'built'), path.join(root, 'store')];
  await mkdir(path.join(folder, 'server'), { recursive: true });
  const compose = `import { writeFileSync } from 'node:fs';
    export const takes = [1];
    export async function compose({ folder }) {
      ${code}
      writeFileSync(folder + '/releases.json', '{"packages":{}}');
    }`;
  await writeFile(path.join(folder, 'server/composer.js'), compose);
  await writeFile(path.join(folder, 'package.json'), '{"type":"module"}');
  const facts = sampleFacts('shell', await folderIntegrity(folder));
  const { version } = await storeRelease({
    folder,
    facts,
    packageVersion: '0.1.0',
    store: path.join(store, 'shell'),
  });
  const order = {
    handOver: 1,
    store,
    folder: path.join(root, 'site'),
    before: undefined,
    document: { packages: {} },
    promote: {},
    forget: {},
    configuration: undefined,
    addresses: { pages: {}, former: {} },
  };
  return composeUnderFormer(await readRelease(store, { name: 'shell', version }), order);
}

test('a warning that a composer’s process prints is no refusal', async () => {
  const { releases } = await composedBy(`process.emitWarning('this will go some day');`);
  expect(releases).toEqual([]);
});

test('a composer that ends without a word has not composed', async () => {
  await expect(composedBy(`process.kill(process.pid, 'SIGKILL');`)).rejects.toThrow(
    /^refused: shell .* does not compose it: its process was ended from outside$/,
  );
});

test('what a composer complains of is said', async () => {
  await expect(composedBy(`throw new Error('two owners of one address');`)).rejects.toThrow(
    'does not compose it: two owners of one address',
  );
});
