import { spawn } from 'node:child_process';
import { mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { releasesFolder, workspace } from '../checkout/folders.ts';
import { readJson } from '../common/read-json.ts';
import type { PackageName } from '../releases/release-schema.ts';
import {
  developmentFolder,
  isStored,
  removeUnfinished,
  unfinishedFolder,
  storeRelease,
} from '../releases/release-store.ts';
import { singleFileScripts } from '../releases/single-file-scripts.ts';
import { cachedVersion, cacheVersion, sourceHash } from './build-cache.ts';

const viteCommand = path.join(workspace, 'node_modules/vite/bin/vite.js');

type ViteRun = { name: PackageName; args: string[]; environment?: NodeJS.ProcessEnv };

/** Runs one Vite build of a package. Rejects with the full output if it fails. */
function runVite({ name, args, environment }: ViteRun): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(
      process.execPath,
      [viteCommand, 'build', '--configLoader', 'runner', '--logLevel', 'warn', ...args],
      {
        cwd: path.join(workspace, name),
        env: { ...process.env, NODE_ENV: 'production', ...environment },
      },
    );
    let output = '';
    child.stdout.on('data', (chunk) => (output += String(chunk)));
    child.stderr.on('data', (chunk) => (output += String(chunk)));
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`${name} failed to build\n${output}`)),
    );
  });
}

export type WriteLine = (line: string) => void;

/** Versions to make live, by package name. */
export type Versions = Readonly<Record<string, string>>;

/** Builds the packages whose sources changed, one after the other, without making them live. */
export async function buildPackages(names: readonly PackageName[], writeLine: WriteLine): Promise<Versions> {
  const [name, ...later] = names;
  if (!name) return {};
  const { version, isNew } = await buildPackage(name);
  writeLine(`${isNew ? 'built    ' : 'unchanged'} ${name} ${version}`);
  return { [name]: version, ...(await buildPackages(later, writeLine)) };
}

const packageSchema = z.object({ version: z.string() });

/**
 * Throws if a build contains a style sheet: CSS that code imports belongs in its script, and no page loads a
 * separate file.
 */
async function refuseStyleFiles(name: PackageName, clientFolder: string): Promise<void> {
  const files = await readdir(clientFolder, { recursive: true });
  const style = files.find((file) => file.endsWith('.css'));
  if (!style) return;
  throw new Error(
    `${style} of ${name} would be a separate style sheet, which no page loads: write these styles with styled-components`,
  );
}

async function buildSingleFileScripts(client: string): Promise<void> {
  const args = ['--config', 'vite.single-file.config.ts', '--outDir', client];
  const names = Object.keys(singleFileScripts);
  await Promise.all(names.map((script) => runVite({ name: 'shell', args, environment: { SCRIPT: script } })));
}

async function buildComposer(server: string): Promise<void> {
  await runVite({ name: 'shell', args: ['--config', 'vite.composer.config.ts', '--outDir', server] });
}

/** A second build of the shell, for `npm run dev -- mf-x`. It is not published. */
async function buildForDevelopment(folder: string): Promise<void> {
  await runVite({ name: 'shell', args: ['--config', 'vite.development.config.ts', '--outDir', folder] });
}

/** Builds a package into `client` and `server` below a folder, and the shell also into `development`. */
async function buildInto(folder: string, name: PackageName): Promise<void> {
  const client = path.join(folder, 'client');
  const server = path.join(folder, 'server');
  const serverEntry = name === 'shell' ? 'src/entry-server.tsx' : 'src/remote.tsx';
  await Promise.all([
    runVite({ name, args: ['--outDir', client, '--emptyOutDir'] }),
    runVite({ name, args: ['--ssr', serverEntry, '--outDir', server, '--emptyOutDir'] }),
  ]);
  if (name === 'shell') {
    await Promise.all([buildSingleFileScripts(client), buildComposer(server)]);
    await buildForDevelopment(path.join(folder, developmentFolder));
  }
  await refuseStyleFiles(name, client);
}

async function buildAndStore(name: PackageName) {
  const store = path.join(releasesFolder, name);
  const folder = unfinishedFolder(store);
  await removeUnfinished(store);
  await mkdir(folder, { recursive: true });
  try {
    await buildInto(folder, name);
    // Imported lazily: it loads Vite, which takes half a second, and is not needed if everything is built.
    const { describeRelease } = await import('./describe-release.ts');
    const description = await describeRelease({ name, folder });
    const { version } = await readJson(path.join(workspace, name, 'package.json'), packageSchema);
    return await storeRelease({ folder, description, packageVersion: version, store });
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

/**
 * Builds a package, unless these sources were built before. `isNew` is false if the store already has a version
 * with the same bytes.
 */
export async function buildPackage(name: PackageName): Promise<{ version: string; isNew: boolean }> {
  const sources = await sourceHash(name);
  const known = await cachedVersion(name, sources);
  if (known && isStored(releasesFolder, { name, version: known })) return { version: known, isNew: false };
  const stored = await buildAndStore(name);
  await cacheVersion(name, sources, stored.version);
  return stored;
}
