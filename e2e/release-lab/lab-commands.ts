import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { workspace } from '@venue/shell/platform/checkout/folders.ts';
import { compositionsOf } from '@venue/shell/platform/deploy/compositions.ts';
import { sandboxPort } from '../site/test-ports.ts';

const run = promisify(execFile);

/** Calls the loader directly: its command line would start another process for each command. */
const tsx = import.meta.resolve('tsx');

async function waitFor(file: string): Promise<void> {
  while (!existsSync(file)) await setTimeout(2);
}

/** Commands that verify what they release, unless told not to. */
const isVerifiable = /^(?:release|rollback)\b/;

/** How to run the commands of a test. */
export type LabOptions = {
  /** The checkout whose commands to run; this one by default. */
  checkout?: string;
  /** Whether releases are verified in a browser first; they are not by default. */
  verify?: boolean;
};

/** The folders of a lab. */
export type LabFolders = { root: string; releases: string; siteFolder: string };

/** The release command line as teams run it, on a lab's site. */
export type LabCommands = {
  /** The environment for a command of any checkout to work on this site. */
  environment: NodeJS.ProcessEnv;
  /** Composes with its own configuration. Resolves with the output. */
  composeWith: (document: unknown) => Promise<string>;
  /** Runs the release command line. Resolves with its output; rejects with its errors. */
  command: (...args: string[]) => Promise<string>;
  /** Runs it from another checkout, like another team's machine, with its own configuration. */
  commandFrom: (machine: { checkout: string; document?: unknown }, ...args: string[]) => Promise<string>;
  /** Runs the command line and kills it (`kill -9`) so many ms after it took the lock. Resolves with the ms that it had. */
  killed: (turn: number, ...args: string[]) => Promise<number>;
};

/** The commands for the site in these folders. A site's own configuration is written below `root`. */
export function labCommands(
  { root, releases, siteFolder }: LabFolders,
  { checkout = workspace, verify = false }: LabOptions,
): LabCommands {
  const environmentOf = (site: string) => ({
    // Warnings about page weight do not matter here.
    BROTLI_QUALITY: '4',
    ...process.env,
    SITE_CONFIG: site,
    SANDBOX_PORT: String(sandboxPort),
    RELEASES_FOLDER: releases,
    SITE_FOLDER: siteFolder,
  });

  const withVerifyOption = (args: readonly string[]) =>
    !verify && isVerifiable.test(args.join(' ')) ? [...args, '--skip-verify'] : args;

  async function runWith(site: string, args: readonly string[], from = checkout): Promise<string> {
    const words = ['--import', tsx, 'shell/platform/cli/site.ts', ...withVerifyOption(args)];
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
    const words = ['--import', tsx, 'shell/platform/cli/site.ts', ...withVerifyOption(args)];
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
