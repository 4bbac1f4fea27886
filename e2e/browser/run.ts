import { spawnSync } from 'node:child_process';

/** Runs a program with visible output. Returns whether it succeeded. */
export function run(command: string, args: readonly string[]): boolean {
  return spawnSync(command, args, { stdio: 'inherit' }).status === 0;
}
