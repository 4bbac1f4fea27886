import { execFile } from 'node:child_process';
import { appendFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { folderIntegrity } from '@venue/shell/release/integrity.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyWorkspace } from './copied-workspace.ts';

const run = promisify(execFile);
const repository = fileURLToPath(new URL('../../', import.meta.url));

let copy: Awaited<ReturnType<typeof copyWorkspace>>;
let output: string;

beforeAll(async () => {
  copy = await copyWorkspace();
  output = await mkdtemp(path.join(tmpdir(), 'ariya-built-'));
});

afterAll(() => Promise.all([copy.close(), rm(output, { recursive: true })]));

/** Integrity of everything that a package's build makes in a checkout. */
async function built(workspace: string, name: string, folder: string): Promise<Record<string, string>> {
  const code = `import(process.argv[1]).then(({ buildInto }) => buildInto(process.argv[2], process.argv[3]))`;
  const builder = path.join(workspace, 'shell/release/build-package.ts');
  // In what it takes for a test, the federation plugin does nothing.
  const { VITEST: _test, ...environment } = process.env;
  const args = ['--import', 'tsx', '-e', code, builder, folder, name];
  await run(process.execPath, args, { cwd: workspace, env: environment });
  return folderIntegrity(folder);
}

const unshipped = {
  'mf-forms/src/further.test.ts': 'export const tested = true;\n',
  'mf-forms/src/notes.md': 'To be read by people.\n',
  'mf-forms/src/never-imported.ts': 'export const unused = 1;\n',
};

for (const name of ['mf-forms', 'shell']) {
  test(`${name} is built to the same bytes in another folder, whatever changed that it does not ship`, async () => {
    for (const [file, text] of Object.entries(unshipped)) await writeFile(path.join(copy.folder, file), text);
    for (const file of ['mf-forms/src/remote.tsx', 'shell/src/start.tsx', 'package-lock.json']) {
      await appendFile(path.join(copy.folder, file), file.endsWith('.json') ? '\n' : '// A remark.\n');
    }
    const [here, there] = await Promise.all([
      built(repository, name, path.join(output, `${name}-here`)),
      built(copy.folder, name, path.join(output, `${name}-there`)),
    ]);
    expect(Object.keys(here).length).toBeGreaterThan(20);
    expect(there).toEqual(here);
  }, 180_000);
}
