import { spawn } from 'node:child_process';
import path from 'node:path';
import type { PackageName } from '../releases/package-name.ts';
import { workspace } from '../releases/places.ts';

const viteCommand = path.join(workspace, 'node_modules/vite/bin/vite.js');

type ViteRun = { name: PackageName; args: string[]; environment?: NodeJS.ProcessEnv };

/** Runs one Vite build of a package; rejects with everything it printed if it fails. */
export function runVite({ name, args, environment }: ViteRun): Promise<void> {
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
      code === 0 ? resolve() : reject(new Error(`${name} does not build\n${output}`)),
    );
  });
}
