import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Runs a program with visible output. Returns whether it succeeded. */
export function run(command: string, args: readonly string[]): boolean {
  return spawnSync(command, args, { stdio: 'inherit' }).status === 0;
}

let upToDate = false;

/** Installs Debian packages if apt-get works and we are allowed to. Returns whether they are installed now. */
export function installFromDebian(names: readonly string[]): boolean {
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return false;
  upToDate ||= run('apt-get', ['update', '-qq']);
  return upToDate && run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names]);
}
