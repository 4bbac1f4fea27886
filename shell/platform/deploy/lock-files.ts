import * as fs from 'node:fs';

type Done<Value> = (error: unknown, value?: Value) => void;

function attempt<Value>(work: () => Value): [error: unknown, value?: Value] {
  try {
    return [null, work()];
  } catch (error) {
    return [error];
  }
}

/** When something was last changed about a folder; nobody can set that time, and a new folder of its name has another. */
function changedAt(folder: string): bigint | undefined {
  return fs.statSync(folder, { throwIfNoEntry: false, bigint: true })?.ctimeNs;
}

/**
 * What the lock of a site needs of `node:fs`. Its heartbeats are written synchronously, without a thread: Node has four, and files to
 * compress keep all of them busy for longer than a lock may be silent. `isOurs` says whether the last heartbeat is this process's; who
 * takes a lock over begins with one of its own. When the process ends, only its own lock is removed.
 */
export function lockFiles() {
  let heartbeat: bigint | undefined;
  const isOurs = (lock: string) => heartbeat !== undefined && changedAt(lock) === heartbeat;
  return {
    isOurs,
    fs: {
      mkdir: fs.mkdir,
      rmdir: fs.rmdir,
      stat: (file: string, done: Done<fs.Stats>) => done(...attempt(() => fs.statSync(file))),
      utimes: (...[lock, at, , done]: [lock: string, at: Date, same: Date, done: Done<void>]) =>
        done(
          ...attempt(() => {
            fs.utimesSync(lock, at, at);
            heartbeat = changedAt(lock);
          }),
        ),
      rmdirSync: (lock: string) => {
        if (isOurs(lock)) fs.rmdirSync(lock);
      },
    },
  };
}
