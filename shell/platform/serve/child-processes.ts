import { spawn, type ChildProcess } from 'node:child_process';
import { workspace } from '../releases/folders.ts';
import { fileURLToPath } from 'node:url';

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
export function runBeside({ name, args, env = {}, cwd = workspace }: Command): void {
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

/** Stops everything on Ctrl-C. */
export function stopOnSignal(): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stopAll(0));
}

/**
 * Starts the sandbox as a child process, with `halls` instead of the specified ones (`SANDBOX_HALLS`). It is
 * found by package name, and nothing of it is imported.
 */
export function runSandbox(port: number, halls: string | undefined): void {
  const program = fileURLToPath(import.meta.resolve('@venue/sandbox/start'));
  const env = { SANDBOX_PORT: String(port), SANDBOX_HALLS: halls };
  runBeside({ name: 'sandbox', args: ['--import', 'tsx', program], env });
}
