import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { workspace } from '../checkout/folders.ts';
import { type UncheckedConfiguration, sandboxHalls } from '../configuration/selected-configuration.ts';

type Command = { name: string; args: readonly string[]; env?: NodeJS.ProcessEnv; cwd?: string };

const children = new Set<ChildProcess>();
let stopping: { exitCode: number } | undefined;

/** Stops every child process, and then this one. */
export function stopAll(exitCode: number): void {
  if (stopping) return;
  stopping = { exitCode };
  for (const child of children) child.kill('SIGTERM');
  if (children.size === 0) process.exit(exitCode);
}

/** Runs a Node script as a child process. If it exits, everything stops. */
function runBeside({ name, args, env = {}, cwd = workspace }: Command): void {
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  children.add(child);
  child.on('close', (code) => {
    children.delete(child);
    if (stopping) {
      if (children.size === 0) process.exit(stopping.exitCode);
      return;
    }
    process.stderr.write(
      `${name} ended (${code ?? 'signal'}), and so does everything that was started with it\n`,
    );
    stopAll(1);
  });
}

const vite = path.join(workspace, 'node_modules/vite/bin/vite.js');
const quiet = ['--configLoader', 'runner', '--logLevel', 'warn', '--clearScreen', 'false'];

/** Runs the development server of a package, a remote's at an origin. */
export function runViteServer(
  name: string,
  { origin, env = {} }: { origin?: string | undefined; env?: NodeJS.ProcessEnv },
): void {
  const args = origin === undefined ? [] : ['--port', new URL(origin).port, '--base', `${origin}/`];
  runBeside({ name, args: [vite, ...args, ...quiet], env, cwd: path.join(workspace, name) });
}

/** Stops everything on Ctrl-C. */
export function stopOnSignal(): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stopAll(0));
}

/**
 * Starts the sandbox as a child process, which prints its address, with the halls of a configuration, if it
 * has its own. The sandbox is found by package name, and nothing of it is imported.
 */
export function runSandbox(port: number, site: UncheckedConfiguration): void {
  const program = fileURLToPath(import.meta.resolve('@venue/sandbox/start'));
  const env = { SANDBOX_PORT: String(port), SANDBOX_HALLS: sandboxHalls(site) };
  runBeside({ name: 'sandbox', args: ['--import', 'tsx', program], env });
}
