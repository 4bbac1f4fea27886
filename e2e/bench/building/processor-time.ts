import { readdir, readFile } from 'node:fs/promises';

/** Linux counts in hundredths of a second. */
const ticks = 100;

type Counted = { group: number; seconds: number };

/** What `/proc/<pid>/stat` says of a process and of its children that have ended; undefined if it has ended itself. */
async function counted(pid: string): Promise<Counted | undefined> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  // After the program's name, which may have spaces, from the process's state on.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const used = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
  return { group: Number(fields[2]), seconds: used / ticks };
}

/** Seconds of processor time of all processes of a group so far. */
export async function processorSeconds(group: number): Promise<number> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const all = await Promise.all(pids.map(counted));
  return all.reduce((sum, one) => sum + (one?.group === group ? one.seconds : 0), 0);
}
