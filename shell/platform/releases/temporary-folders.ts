import { readdir, rm } from 'node:fs/promises';
import { hostname } from 'node:os';
import path from 'node:path';

/** What a command of a kind (`building`) calls its unfinished work: `.building-build-3-4711`, by machine and process. */
export function temporaryName(kind: string): string {
  return `${ownMark(kind)}${process.pid}`;
}

function ownMark(kind: string): string {
  return `.${kind}-${hostname()}-`;
}

/** Whether a folder's name says that it is unfinished work, of whatever kind and machine. */
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

/** Removes what commands of a kind that were killed on this machine have left in a folder. */
export async function removeAbandoned(folder: string, kind: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  const left = names.filter(
    (name) =>
      name.startsWith(ownMark(kind)) && !isRunning(Number.parseInt(name.slice(ownMark(kind).length), 10)),
  );
  await Promise.all(left.map((name) => rm(path.join(folder, name), { recursive: true, force: true })));
}
