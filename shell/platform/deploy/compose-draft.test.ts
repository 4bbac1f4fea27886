import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { finishDraft } from './compose-draft.ts';
import { compositionsOf, draftFolder } from './compositions.ts';

test('a composition gets its name only once its bytes are on disk', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'ariya-flushed-'));
  const { PATH } = process.env;
  onTestFinished(() => {
    process.env['PATH'] = PATH;
    return rm(folder, { recursive: true });
  });
  const [site, noted] = [path.join(folder, 'site'), path.join(folder, 'noted')];
  await mkdir(draftFolder(site), { recursive: true });
  const sync = `#!/bin/sh\n{ echo "$@"; ls '${compositionsOf(site)}'; } > '${noted}'\n`;
  await writeFile(path.join(folder, 'sync'), sync, { mode: 0o755 });
  process.env['PATH'] = `${folder}:${PATH}`;
  expect(await finishDraft(site)).toBe('000001');
  expect(await readdir(compositionsOf(site))).toEqual(['000001']);
  const draft = draftFolder(site);
  expect(await readFile(noted, 'utf8')).toBe(`-f ${draft}\n${path.basename(draft)}\n`);
});
