import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { workspace } from '@venue/shell/release/places.ts';

const tsx = path.join(workspace, 'node_modules/tsx/dist/loader.mjs');

type Ended = { code: number | null; said: string };

/** A command of this checkout that runs on its own. */
export type Running = { child: ChildProcess; ended: Promise<Ended> };

/** Starts a command of `shell/publishing` with an environment of its own. */
export function startCommand(
  command: 'publish' | 'fetch',
  environment: NodeJS.ProcessEnv,
  words: readonly string[] = [],
): Running {
  const file = path.join(workspace, `shell/publishing/${command}-command.ts`);
  const child = spawn(process.execPath, ['--import', tsx, file, ...words], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const said = Promise.all([text(child.stdout), text(child.stderr)]);
  const ended = new Promise<Ended>((resolve) => {
    child.once('close', (code) => void said.then((texts) => resolve({ code, said: texts.join('') })));
  });
  return { child, ended };
}

/** Runs it to its end; rejects with what it complained of. */
export async function runCommand(
  command: 'publish' | 'fetch',
  environment: NodeJS.ProcessEnv,
  words: readonly string[] = [],
): Promise<string> {
  const { code, said } = await startCommand(command, environment, words).ended;
  if (code !== 0) throw new Error(said);
  return said;
}
