import { spawn, type ChildProcess } from 'node:child_process';
import { workspace } from '../releases/places.ts';

type Command = { name: string; args: readonly string[]; env?: NodeJS.ProcessEnv; cwd?: string };

const children = new Set<ChildProcess>();
let stopping = false;

/** Stops every child process and then this one. */
export function stopAll(exitCode: number): void {
  if (stopping) return;
  stopping = true;
  process.exitCode = exitCode;
  for (const child of children) child.kill('SIGTERM');
}

/** Runs a Node script beside this process; if it ends by itself, everything ends. */
export function runBeside({ name, args, env = {}, cwd = workspace }: Command): void {
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  children.add(child);
  child.on('close', (code) => {
    children.delete(child);
    if (!stopping) {
      process.stderr.write(`${name} ended (${code ?? 'signal'})\n`);
      stopAll(1);
    }
  });
}

/** One Ctrl-C stops everything that was started here. */
export function stopOnSignal(onStop: () => void): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      onStop();
      stopAll(0);
    });
  }
}
