import { readdir, rm } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';

/** Name for the unfinished work of a command (`building`), by machine and process: `.building-build-3-4711`. */
export function temporaryName(kind: string): string {
  return `${ownMark(kind)}${process.pid}`;
}

function ownMark(kind: string): string {
  return `.${kind}-${hostname()}-`;
}

/** Whether a folder is unfinished work, of any kind and machine. */
export function isTemporary(name: string): boolean {
  return name.startsWith('.');
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // It runs as another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Removes what killed commands of this machine left in a folder. */
export async function removeAbandoned(folder: string, kind: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  const left = names.filter(
    (name) =>
      name.startsWith(ownMark(kind)) && !isRunning(Number.parseInt(name.slice(ownMark(kind).length), 10)),
  );
  await Promise.all(left.map((name) => rm(path.join(folder, name), { recursive: true, force: true })));
}
