import path from 'node:path';
import type { PackageName } from '../releases/release-schema.ts';
import { workspace } from '../releases/folders.ts';
import { runBeside } from '../serve/child-processes.ts';

const vite = path.join(workspace, 'node_modules/vite/bin/vite.js');
const quiet = ['--configLoader', 'runner', '--logLevel', 'warn', '--clearScreen', 'false'];

type Started = { args?: readonly string[]; env?: NodeJS.ProcessEnv };

export function runViteServer(name: PackageName, { args = [], env = {} }: Started): void {
  runBeside({ name, args: [vite, ...args, ...quiet], env, cwd: path.join(workspace, name) });
}
