import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { z } from 'zod';

const run = promisify(execFile);
const repository = fileURLToPath(new URL('../../', import.meta.url));
const packages = ['shared', 'shell', 'mf-marketing', 'mf-bookings', 'mf-forms', 'e2e/sandbox'];

/** What a checker says of a workspace with a violation in it; empty if it says nothing. */
export type Complaints = { types: string; lint: string };

async function outputOf(workspace: string, script: string, args: readonly string[]): Promise<string> {
  try {
    await run(process.execPath, [path.join(repository, 'node_modules', script), ...args], { cwd: workspace });
    return '';
  } catch (error) {
    return z.object({ stdout: z.string() }).parse(error).stdout;
  }
}

function isSource(file: string): boolean {
  return !/[/](?:node_modules|\.tsc|\.releases|\.site|\.data|media|hosting)$/.test(file);
}

async function copyPackage(workspace: string, folder: string): Promise<void> {
  const to = path.join(workspace, folder);
  await cp(path.join(repository, folder), to, { recursive: true, filter: isSource });
  await symlink(to, path.join(workspace, 'node_modules/@venue', path.basename(folder)));
}

/** A copy of the packages, in which a test plants one file and asks compiler and linter what they think of it. */
export async function seedWorkspace() {
  const workspace = await mkdtemp(path.join(tmpdir(), 'ariya-boundaries-'));
  await mkdir(path.join(workspace, 'node_modules/@venue'), { recursive: true });
  const installed = (await readdir(path.join(repository, 'node_modules'))).filter(
    (name) => name !== '@venue',
  );
  for (const name of installed) {
    await symlink(path.join(repository, 'node_modules', name), path.join(workspace, 'node_modules', name));
  }
  for (const file of ['tsconfig.base.json', '.oxlintrc.json']) {
    await cp(path.join(repository, file), path.join(workspace, file));
  }
  for (const folder of packages) await copyPackage(workspace, folder);

  /** Asks while a file is planted in a package, and takes the file away again. */
  async function whilePlanted<Answer>(file: string, text: string, ask: () => Promise<Answer>) {
    const place = path.join(workspace, file);
    await mkdir(path.dirname(place), { recursive: true });
    await writeFile(place, text);
    return ask().finally(() => rm(place));
  }
  const lintOf = (file: string) => outputOf(workspace, 'oxlint/bin/oxlint', [file]);
  const typesOf = async (file: string) => {
    const project = packages.find((folder) => file.startsWith(`${folder}/`)) ?? '';
    const types = await outputOf(workspace, 'typescript/bin/tsc', ['-b', project]);
    return types
      .split('\n')
      .filter((line) => line.startsWith(file))
      .join('\n');
  };

  return {
    /** Plants a file in a package and reports what the compiler and the linter say of that file. */
    complaintsAbout: (file: string, text: string): Promise<Complaints> =>
      whilePlanted(file, text, async () => ({ types: await typesOf(file), lint: await lintOf(file) })),
    /** The same, of the linter alone. */
    lintComplaintsAbout: (file: string, text: string): Promise<string> =>
      whilePlanted(file, text, () => lintOf(file)),
    close: () => rm(workspace, { recursive: true, force: true }),
  };
}
