import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readJson } from '../common/read-json.ts';
import { siteStateSchema } from './site-state.ts';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'ariya-document-'));
});

afterEach(() => rm(folder, { recursive: true }));

async function read(packages: unknown) {
  const file = path.join(folder, 'releases.json');
  await writeFile(file, JSON.stringify({ packages }));
  return readJson(file, siteStateSchema);
}

const live = '0.1.0-0123456789';

test('the state of a site names packages and versions', async () => {
  const packages = {
    'mf-forms': { live, until: { '1.0.0-beta.1-abcdef0123': '2026-11-22T08:00:00.000Z' } },
    'mf-shop2': { until: {} },
  };
  expect(await read(packages)).toEqual({ packages });
});

const versions = ['../../x', '..', '', '0.1.0', '0.1.0-0123456789/..', '/etc', '0.1.0-01234567zz', 'live'];

for (const version of versions) {
  test(`"${version}" is not a version, live or earlier`, async () => {
    await expect(read({ shell: { live: version, until: {} } })).rejects.toThrow(
      'releases.json: packages.shell.live is not a version',
    );
    await expect(read({ shell: { live, until: { [version]: '2026-11-22T08:00:00.000Z' } } })).rejects.toThrow(
      'releases.json: packages.shell.until',
    );
  });
}

for (const name of ['../../x', '.', 'shell/..', 'Shell', '']) {
  test(`"${name}" is not a package`, async () => {
    await expect(read({ [name]: { live, until: {} } })).rejects.toThrow('releases.json: packages');
  });
}

test('a state that is not JSON is refused by name', async () => {
  const file = path.join(folder, 'releases.json');
  await writeFile(file, '{');
  await expect(readJson(file, siteStateSchema)).rejects.toThrow('releases.json is not valid JSON');
});
