import { execFile } from 'node:child_process';
import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { folderIntegrity } from '@venue/shell/platform/releases/integrity.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyWorkspace } from './copied-workspace.ts';

const run = promisify(execFile);
const repository = fileURLToPath(new URL('../../', import.meta.url));

let copy: Awaited<ReturnType<typeof copyWorkspace>>;
let output: string;

beforeAll(async () => {
  copy = await copyWorkspace();
  await changeTheUnshipped(copy.folder);
  output = await mkdtemp(path.join(tmpdir(), 'ariya-built-'));
});

afterAll(() => Promise.all([copy.close(), rm(output, { recursive: true })]));

/** Integrity of everything that a package's build produces in a checkout. */
async function built(workspace: string, name: string, folder: string): Promise<Record<string, string>> {
  const code = `import(process.argv[1]).then(({ buildInto }) => buildInto(process.argv[2], process.argv[3]))`;
  const builder = path.join(workspace, 'shell/platform/build/build-package.ts');
  // The federation plugin does nothing in what it takes for a test.
  const { VITEST: _test, ...environment } = process.env;
  const args = ['--import', 'tsx', '-e', code, builder, folder, name];
  await run(process.execPath, args, { cwd: workspace, env: environment });
  return folderIntegrity(folder);
}

/** Adds a tool to a package that does not ship it. */
async function addTool(folder: string): Promise<void> {
  const file = path.join(folder, 'package.json');
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace(/"devDependencies": \{/, '$&\n    "a-tool": "1.0.0",'));
}

/** A page's text and address, changed by its team. */
async function changeMarketing(folder: string): Promise<void> {
  await appendFile(path.join(folder, 'src/views/terms/terms-view.tsx'), 'export const words = 1;\n');
  const file = path.join(folder, 'manifest.ts');
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace("'/terms-and-conditions'", "'/terms'"));
}

const unshipped = {
  'mf-forms/src/further.test.ts': 'export const tested = true;\n',
  'mf-forms/src/notes.md': 'To be read by people.\n',
  'mf-forms/src/never-imported.ts': 'export const unused = 1;\n',
};

/**
 * Changes to everything that packages do not ship: tests, notes, unused files, comments, tools, and another team's package.
 */
async function changeTheUnshipped(folder: string): Promise<void> {
  for (const [file, text] of Object.entries(unshipped)) await writeFile(path.join(folder, file), text);
  for (const file of ['mf-forms/src/remote.tsx', 'shell/src/start.tsx', 'package-lock.json']) {
    await appendFile(path.join(folder, file), file.endsWith('.json') ? '\n' : '// A remark.\n');
  }
  for (const owner of ['mf-forms', 'shell']) await addTool(path.join(folder, owner));
  await changeMarketing(path.join(folder, 'mf-marketing'));
}

for (const name of ['mf-forms', 'shell']) {
  test(`${name} is built to the same bytes in another folder, whatever changed that it does not ship`, async () => {
    const [here, there] = await Promise.all([
      built(repository, name, path.join(output, `${name}-here`)),
      built(copy.folder, name, path.join(output, `${name}-there`)),
    ]);
    expect(Object.keys(here).length).toBeGreaterThan(20);
    expect(there).toEqual(here);
  }, 180_000);
}
