import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { compositionsOf } from '@venue/shell/platform/deploy/compositions.ts';
import { workspace } from '@venue/shell/platform/releases/folders.ts';
import { sandboxPort } from '../site/test-ports.ts';

const run = promisify(execFile);

/** The loader itself: its command line would be one more process for each command. */
const tsx = import.meta.resolve('tsx');

async function waitFor(file: string): Promise<void> {
  while (!existsSync(file)) await setTimeout(2);
}

/** Commands that try what they make live, unless they are told not to. */
const isTried = /^(?:release|rollback)\b/;

/** How the commands of a test are run. */
export type Circumstances = {
  /** The checkout whose commands are run; this one unless given. */
  checkout?: string;
  /** Whether what is released is tried in a browser first: no, unless it is the trial that is looked at. */
  trial?: 'tried' | 'unchecked';
};

/** The folders of a laboratory. */
export type LabFolders = { root: string; releases: string; siteFolder: string };

/** The release command line as teams run it, on the site of a laboratory. */
export type LabCommands = {
  /** The environment in which a command of any checkout works on this site. */
  environment: NodeJS.ProcessEnv;
  /** Composes with a document of its own; resolves with what was printed. */
  composeWith: (document: unknown) => Promise<string>;
  /** Runs the release command line; resolves with what it printed, rejects with what it complained of. */
  command: (...args: string[]) => Promise<string>;
  /** The same from another checkout, as another team's machine would run it, with a document of its own. */
  commandFrom: (machine: { checkout: string; document?: unknown }, ...args: string[]) => Promise<string>;
  /**
   * Runs the command line, and kills it (`kill -9`) that many ms after its turn to change the site began; resolves with the ms
   * that it had.
   */
  killed: (turn: number, ...args: string[]) => Promise<number>;
};

/** The commands for the site in these folders; a document of the site's own is written below `root`. */
export function labCommands(
  { root, releases, siteFolder }: LabFolders,
  { checkout = workspace, trial = 'unchecked' }: Circumstances,
): LabCommands {
  const environmentOf = (site: string) => ({
    // What a trial says of a page's weight, nobody asks here.
    BROTLI_QUALITY: '4',
    ...process.env,
    SITE_CONFIG: site,
    SANDBOX_PORT: String(sandboxPort),
    RELEASES_FOLDER: releases,
    SITE_FOLDER: siteFolder,
  });

  const asTried = (args: readonly string[]) =>
    trial === 'unchecked' && isTried.test(args.join(' ')) ? [...args, '--unchecked'] : args;

  async function runWith(site: string, args: readonly string[], from = checkout): Promise<string> {
    const words = ['--import', tsx, 'shell/platform/cli/site.ts', ...asTried(args)];
    const { stdout } = await run(process.execPath, words, { cwd: from, env: environmentOf(site) });
    return stdout;
  }

  const command = (...args: string[]) => runWith('sandbox', args);

  async function writeDocument(document: unknown): Promise<string> {
    const file = path.join(root, 'site.json');
    await writeFile(file, JSON.stringify(document));
    return file;
  }

  async function commandFrom(
    machine: { checkout: string; document?: unknown },
    ...args: string[]
  ): Promise<string> {
    const site = machine.document === undefined ? 'sandbox' : await writeDocument(machine.document);
    return runWith(site, args, machine.checkout);
  }

  async function killed(turn: number, ...args: string[]): Promise<number> {
    const options = { cwd: checkout, env: environmentOf('sandbox'), stdio: 'ignore' } as const;
    const words = ['--import', tsx, 'shell/platform/cli/site.ts', ...asTried(args)];
    const child = spawn(process.execPath, words, options);
    const ended = once(child, 'exit');
    await Promise.race([ended, waitFor(path.join(compositionsOf(siteFolder), `draft-${child.pid}`))]);
    const start = performance.now();
    await Promise.race([ended, setTimeout(turn)]);
    child.kill('SIGKILL');
    await ended;
    return performance.now() - start;
  }

  async function composeWith(document: unknown): Promise<string> {
    return runWith(await writeDocument(document), ['compose']);
  }

  return {
    environment: environmentOf('sandbox'),
    composeWith,
    command,
    commandFrom,
    killed,
  };
}
