import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Runs a program with visible output. Returns whether it succeeded. */
export function run(command: string, args: readonly string[]): boolean {
  return spawnSync(command, args, { stdio: 'inherit' }).status === 0;
}

/** Whether `sudo` works without asking for a password, as on the machines of GitHub. */
const hasFreeSudo = () => spawnSync('sudo', ['-n', 'true'], { stdio: 'ignore' }).status === 0;

/** Runs `apt-get` as root. Returns whether that was possible and succeeded. */
function aptGet(args: readonly string[]): boolean {
  if (!existsSync('/usr/bin/apt-get')) return false;
  if (process.getuid?.() === 0) return run('apt-get', args);
  return hasFreeSudo() && run('sudo', ['-n', 'apt-get', ...args]);
}

let upToDate = false;

/** Installs Debian packages if apt-get works and we are allowed to. Returns whether they are installed now. */
export function installFromDebian(names: readonly string[]): boolean {
  upToDate ||= aptGet(['update', '-qq']);
  return upToDate && aptGet(['install', '-y', '-qq', '--no-install-recommends', ...names]);
}
