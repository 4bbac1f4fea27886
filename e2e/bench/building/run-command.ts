import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { processorSeconds } from './processor-time.ts';

export type Command = {
  folder: string;
  words: readonly string[];
  environment?: Readonly<Record<string, string>>;
};

/** Seconds that passed, and seconds of processor time of everything that was started meanwhile. */
export type Took = { seconds: number; processor: number };

/** A shell that says at the end what all that ran in it has used. */
const counting = ['sh', '-c', '"$@"; code=$?; times; exit $code', 'sh'];
const time = /(\d+)m([\d.]+)s/g;

function startCommand({ folder, words, environment }: Command): ChildProcess {
  const [program = '', ...args] = words;
  return spawn(program, args, {
    cwd: folder,
    env: { ...process.env, NODE_ENV: undefined, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
}

/** Everything that a command says, as it comes. */
function listen(child: ChildProcess): () => string {
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (said += String(text)));
  return () => said;
}

/** Sum of the four times in the last two lines: of the shell and of its children, both for themselves and for the system. */
function countedAt(said: string): number {
  const times = [...said.matchAll(time)].slice(-4);
  return times.reduce((sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds), 0);
}

/** What a command takes; rejects with what it said if it fails. */
export async function runToEnd(command: Command): Promise<Took> {
  const start = performance.now();
  const child = startCommand({ ...command, words: [...counting, ...command.words] });
  const said = listen(child);
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`${command.words.join(' ')}: ${said()}`);
  return { seconds: (performance.now() - start) / 1000, processor: countedAt(said()) };
}

/** A command that goes on, and what it took until it said some words. `stop` ends it with all that it started. */
export type Running = Took & { stop: () => Promise<void> };

/** Starts a command that serves, and waits until it says so; rejects if it ends before. */
export async function untilSaid(command: Command, words: string): Promise<Running> {
  const start = performance.now();
  const child = startCommand(command);
  const said = listen(child);
  const ended = once(child, 'close').then(() => 'ended' as const);
  const heard = new Promise<'heard'>((resolve) => {
    child.stdout?.on('data', () => {
      if (said().includes(words)) resolve('heard');
    });
  });
  if ((await Promise.race([heard, ended])) === 'ended' || child.pid === undefined) {
    throw new Error(`${command.words.join(' ')}: ${said()}`);
  }
  // Its group: npm and what it runs are processes of their own.
  const group = child.pid;
  return {
    seconds: (performance.now() - start) / 1000,
    processor: await processorSeconds(group),
    stop: async () => {
      process.kill(-group, 'SIGTERM');
      await ended;
    },
  };
}
