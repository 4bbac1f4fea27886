import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import * as z from 'zod';

const run = promisify(execFile);
const repository = fileURLToPath(new URL('../../', import.meta.url));
const packages = ['shared', 'shell', 'mf-marketing', 'mf-bookings', 'mf-forms', 'e2e/sandbox'];

/** A file that violates, or respects, a boundary. */
export type Seed = { file: string; text: string };

/** The checkers' output on one planted file; empty if there is none. */
export type Complaints = { types: string; lint: string };

async function outputOf(workspace: string, script: string, args: readonly string[]): Promise<string[]> {
  const command = [path.join(repository, 'node_modules', script), ...args];
  try {
    await run(process.execPath, command, { cwd: workspace });
    return [];
  } catch (error) {
    return z.object({ stdout: z.string() }).parse(error).stdout.split('\n');
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

/** Only the sources, and the configuration of types and lint, which is all that the checkers read. */
async function copySources(): Promise<string> {
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
  return workspace;
}

/**
 * Plants files in a copy of the packages and runs compiler and linter on them. Returns the output by file.
 * Files in `shared` come last, because what imports them is not compiled if they have errors.
 */
export async function complaintsAbout(seeds: readonly Seed[]): Promise<(file: string) => Complaints> {
  const workspace = await copySources();
  const plant = async ({ file, text }: Seed) => {
    await mkdir(path.dirname(path.join(workspace, file)), { recursive: true });
    await writeFile(path.join(workspace, file), text);
  };
  const compile = (folders: readonly string[]) =>
    outputOf(workspace, 'typescript/bin/tsc', ['-b', ...folders]);
  const isShared = ({ file }: Seed) => file.startsWith('shared/');
  try {
    for (const seed of seeds.filter((one) => !isShared(one))) await plant(seed);
    const types = await compile(packages);
    for (const seed of seeds.filter(isShared)) await plant(seed);
    types.push(...(await compile(['shared'])));
    const files = seeds.map(({ file }) => file);
    const lint = await outputOf(workspace, 'oxlint/bin/oxlint', ['--format', 'unix', ...files]);
    const about = (lines: readonly string[], file: string) =>
      lines.filter((line) => line.startsWith(file)).join('\n');
    return (file) => ({ types: about(types, file), lint: about(lint, file) });
  } finally {
    await rm(workspace, { recursive: true, force: true });
  }
}
