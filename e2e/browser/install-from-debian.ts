import { existsSync } from 'node:fs';
import { run } from './run.ts';

let upToDate = false;

/** Installs packages where Debian's apt-get works and we may use it; whether they are there now. */
export function installFromDebian(names: readonly string[]): boolean {
  if (!existsSync('/usr/bin/apt-get') || process.getuid?.() !== 0) return false;
  upToDate ||= run('apt-get', ['update', '-qq']);
  return upToDate && run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names]);
}
