import { spawn } from 'node:child_process';
import { access, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describeRelease } from './describe-release.ts';
import { releaseFolder, workspace, type PackageName } from './places.ts';
import { sourceVersion } from './source-version.ts';
import { standaloneScripts } from './standalone-scripts.ts';

const viteCommand = path.join(workspace, 'node_modules/vite/bin/vite.js');

type ViteRun = { name: PackageName; version: string; args: string[]; standalone?: string };

/** Runs one Vite build; rejects with everything it printed if it fails. */
function runVite({ name, version, args, standalone = '' }: ViteRun): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(
      process.execPath,
      [viteCommand, 'build', '--configLoader', 'runner', '--logLevel', 'warn', ...args],
      {
        cwd: path.join(workspace, name),
        env: { ...process.env, NODE_ENV: 'production', RELEASE_VERSION: version, STANDALONE: standalone },
      },
    );
    let output = '';
    child.stdout.on('data', (chunk) => (output += String(chunk)));
    child.stderr.on('data', (chunk) => (output += String(chunk)));
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`${name} does not build\n${output}`)),
    );
  });
}

async function refuseStyleFiles(clientFolder: string): Promise<void> {
  const files = await readdir(clientFolder, { recursive: true });
  const style = files.find((file) => file.endsWith('.css'));
  if (style) throw new Error(`${style}: style sheets are not released, pages carry their styles inline`);
}

async function exists(place: string): Promise<boolean> {
  return access(place).then(
    () => true,
    () => false,
  );
}

async function buildStandaloneScripts(version: string, client: string): Promise<void> {
  const args = ['--config', 'vite.standalone.config.ts', '--outDir', client];
  const names = Object.keys(standaloneScripts);
  await Promise.all(names.map((standalone) => runVite({ name: 'shell', version, args, standalone })));
}

/**
 * Builds a package for browser and server unless this version of its sources was built before. A build appears in
 * the store whole or not at all.
 */
export async function buildPackage(name: PackageName): Promise<{ version: string; built: boolean }> {
  const version = await sourceVersion(name);
  const finished = releaseFolder(name, version);
  if (await exists(path.join(finished, 'release.json'))) return { version, built: false };

  const folder = `${finished}.building-${process.pid}`;
  const client = path.join(folder, 'client');
  const serverEntry = name === 'shell' ? 'src/entry-server.tsx' : 'src/remote.tsx';
  await mkdir(folder, { recursive: true });
  try {
    await Promise.all([
      runVite({ name, version, args: ['--outDir', client, '--emptyOutDir'] }),
      runVite({
        name,
        version,
        args: ['--ssr', serverEntry, '--outDir', path.join(folder, 'server'), '--emptyOutDir'],
      }),
    ]);
    if (name === 'shell') await buildStandaloneScripts(version, client);
    await refuseStyleFiles(client);
    const release = await describeRelease({ name, version, folder });
    await writeFile(path.join(folder, 'release.json'), JSON.stringify(release, null, 2));
    await rm(finished, { recursive: true, force: true });
    await rename(folder, finished);
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
  return { version, built: true };
}
