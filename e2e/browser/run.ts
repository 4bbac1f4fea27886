import { spawnSync } from 'node:child_process';

/** Runs a program to its end, in sight; whether it succeeded. */
export function run(command: string, args: readonly string[]): boolean {
  return spawnSync(command, args, { stdio: 'inherit' }).status === 0;
}
