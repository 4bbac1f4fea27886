import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

export type Command = {
  folder: string;
  words: readonly string[];
  environment?: Readonly<Record<string, string>>;
};

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

/** Seconds that a command takes; rejects with what it said if it fails. */
export async function secondsOf(command: Command): Promise<number> {
  const start = performance.now();
  const child = startCommand(command);
  const said = listen(child);
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`${command.words.join(' ')}: ${said()}`);
  return (performance.now() - start) / 1000;
}

/** A command that goes on, and the seconds until it said some words. `stop` ends it with all that it started. */
export type Running = { seconds: number; stop: () => Promise<void> };

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
  if ((await Promise.race([heard, ended])) === 'ended')
    throw new Error(`${command.words.join(' ')}: ${said()}`);
  return {
    seconds: (performance.now() - start) / 1000,
    stop: async () => {
      // Its group: npm and what it runs are processes of their own.
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
      await ended;
    },
  };
}
