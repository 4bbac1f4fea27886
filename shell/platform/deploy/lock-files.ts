import * as fs from 'node:fs';

type Done<Value> = (error: unknown, value?: Value) => void;

function attempt<Value>(work: () => Value): [error: unknown, value?: Value] {
  try {
    return [null, work()];
  } catch (error) {
    return [error];
  }
}

/** The ctime of a folder: it cannot be set, and differs if the folder was created again. */
function changedAt(folder: string): bigint | undefined {
  return fs.statSync(folder, { throwIfNoEntry: false, bigint: true })?.ctimeNs;
}

/**
 * The parts of `node:fs` that the site lock needs. Heartbeats are written synchronously, because compressing files can
 * keep Node's four threads busy for longer than a lock may be silent. `isOurs` tells whether the last heartbeat came
 * from this process; a process that takes over the lock writes its own. On exit, a process removes only its own lock.
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
