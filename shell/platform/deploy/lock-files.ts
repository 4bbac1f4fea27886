import * as fs from 'node:fs';

type Done<Value> = (error: unknown, value?: Value) => void;

function attempt<Value>(work: () => Value): [error: unknown, value?: Value] {
  try {
    return [null, work()];
  } catch (error) {
    return [error];
  }
}

/**
 * What a lock needs of `node:fs`. Its signs of life are written synchronously, without a thread: Node has four, and files to compress
 * keep all of them busy for longer than a lock may be silent. When the process ends, the lock is removed only if it is still this
 * process's (`isHeld`).
 */
export function lockFiles(isHeld: () => boolean) {
  return {
    mkdir: fs.mkdir,
    rmdir: fs.rmdir,
    stat: (file: string, done: Done<fs.Stats>) => done(...attempt(() => fs.statSync(file))),
    utimes: (...[file, at, , done]: [file: string, at: Date, same: Date, done: Done<void>]) =>
      done(...attempt(() => fs.utimesSync(file, at, at))),
    rmdirSync: (file: string) => {
      if (isHeld()) fs.rmdirSync(file);
    },
  };
}
