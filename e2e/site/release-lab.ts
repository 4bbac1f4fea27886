import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { copyFiles } from '@venue/shell/compose/copy-files.ts';
import { siteHandler } from '@venue/shell/hosting/site-server.ts';
import { compositionsOf } from '@venue/shell/live/compositions.ts';
import { documentName } from '@venue/shell/compose/compose-order.ts';
import { describeRelease } from '@venue/shell/release/describe-release.ts';
import { folderIntegrity } from '@venue/shell/release/integrity.ts';
import { releasesFolder, workspace } from '@venue/shell/release/places.ts';
import {
  releaseDocumentSchema,
  releaseSchema,
  type Release,
  type ReleaseFacts,
} from '@venue/shell/release/release-schema.ts';
import { storeRelease } from '@venue/shell/release/store-release.ts';
import { testSiteFolder } from './test-site.ts';
import { sandboxPort } from './test-ports.ts';

const run = promisify(execFile);
const textFile = /\.(?:js|json|html|css|vtt)$/;

/** A site of its own, with releases that a test may make, move and take away. */
export type ReleaseLab = {
  origin: string;
  siteFolder: string;
  /** The environment in which a command of any checkout works on this site. */
  environment: NodeJS.ProcessEnv;
  /** The version of a package that is live. */
  live: (name: string) => Promise<string>;
  /** What the live release of a package says of itself. */
  description: (name: string) => Promise<Release>;
  /** Strikes a package out of the release document, as somebody would by hand; gives the function that puts it back. */
  strikeOut: (name: string) => Promise<() => Promise<void>>;
  /** Builds the shell with development React, which explains every hydration mismatch, and makes it live. */
  releaseDevelopmentShell: () => Promise<void>;
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
  /** Stores the live release of a package once more with texts replaced, without making it live; resolves with its version. */
  prepareRelease: (name: string, change: ReleaseChange) => Promise<string>;
  /** Has every request answered like this from now on. */
  answerLike: (answer: Answer) => void;
  close: () => Promise<void>;
};

type Answer = (request: IncomingMessage, response: ServerResponse, asUsual: () => void) => void;

export type ReleaseChange = {
  texts?: Record<string, string>;
  release?: Partial<ReleaseFacts>;
  /** A file that it lacks, by its path below the version's folder. */
  without?: string;
  /** Changes of single modules, by their names without hash: `contact-view`; for the browser alone, or on both sides. */
  modules?: Record<string, ModuleChange>;
  onBothSides?: Record<string, ModuleChange>;
};

export type ModuleChange = (code: string) => string;

async function rewriteTexts(folder: string, texts: Record<string, string>): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && textFile.test(entry.name));
  await Promise.all(
    files.map(async (entry) => {
      const file = path.join(entry.parentPath, entry.name);
      let text = await readFile(file, 'utf8');
      for (const [before, after] of Object.entries(texts)) text = text.replaceAll(before, after);
      await writeFile(file, text);
    }),
  );
}

async function rewriteModules(assets: string, modules: Record<string, ModuleChange> = {}): Promise<void> {
  const wanted = Object.entries(modules);
  const files = wanted.length > 0 ? await readdir(assets) : [];
  for (const [name, change] of wanted) {
    const file = files.find((candidate) => /^(.+)-[\w-]{8}\.js$/.exec(candidate)?.[1] === name);
    if (!file) throw new Error(`the release has no module ${name}`);
    const code = await readFile(path.join(assets, file), 'utf8');
    const changed = change(code);
    if (changed === code) throw new Error(`nothing of ${file} would change`);
    await writeFile(path.join(assets, file), changed);
  }
}

async function readJson(file: string): Promise<unknown> {
  return JSON.parse(await readFile(file, 'utf8'));
}

function portOf(server: Server): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the laboratory listens on no port');
  return address.port;
}

/** Copies the live versions only: kept ones are of no use here and carry all pictures again. */
async function copyLiveReleases(releases: string): Promise<void> {
  const document = releaseDocumentSchema.parse(await readJson(path.join(testSiteFolder, documentName)));
  const live = Object.entries(document.packages).map(([name, versions]) => [name, versions.live] as const);
  await Promise.all(
    live.map(([name, version]) =>
      copyFiles(path.join(releasesFolder, name, version), path.join(releases, name, version), () => true),
    ),
  );
  const packages = Object.fromEntries(live.map(([name, version]) => [name, { live: version, kept: [] }]));
  const fetched = { document: { packages }, addresses: { pages: {}, former: {} } };
  await writeFile(path.join(releases, 'fetched.json'), JSON.stringify(fetched));
}

async function waitFor(file: string): Promise<void> {
  while (!existsSync(file)) await setTimeout(2);
}

type Circumstances = {
  /** The checkout whose commands are run; this one unless given. */
  checkout?: string;
  /** Whether what is released is tried in a browser first: no, unless it is the trial that is looked at. */
  trial?: 'tried' | 'unchecked';
};

/**
 * Copies what is released now into a laboratory, composes it there and serves it on a free port. It lies far from the
 * repository, so that nothing composes only because of what is installed there.
 */
export async function openReleaseLab({
  checkout = workspace,
  trial = 'unchecked',
}: Circumstances = {}): Promise<ReleaseLab> {
  const root = await mkdtemp(path.join(tmpdir(), 'ariya-releases-'));
  const releases = path.join(root, 'releases');
  const siteFolder = path.join(root, 'site');
  const documentFile = path.join(siteFolder, documentName);
  await mkdir(releases, { recursive: true });
  await copyLiveReleases(releases);

  const readDocument = async () => releaseDocumentSchema.parse(await readJson(documentFile));

  const environmentOf = (site: string) => ({
    ...process.env,
    SITE_CONFIG: site,
    SANDBOX_PORT: String(sandboxPort),
    RELEASES_FOLDER: releases,
    SITE_FOLDER: siteFolder,
  });

  const asTried = (args: readonly string[]) => (trial === 'tried' ? args : [...args, '--unchecked']);

  async function runWith(site: string, args: readonly string[], from = checkout): Promise<string> {
    const tsx = path.join(workspace, 'node_modules/tsx/dist/cli.mjs');
    const { stdout } = await run(process.execPath, [tsx, 'shell/release/main.ts', ...asTried(args)], {
      cwd: from,
      env: environmentOf(site),
    });
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
    const words = ['--import', 'tsx', 'shell/release/main.ts', ...asTried(args)];
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

  async function live(name: string): Promise<string> {
    return (await readDocument()).packages[name]?.live ?? '';
  }

  async function description(name: string): Promise<Release> {
    return releaseSchema.parse(await readJson(path.join(releases, name, await live(name), 'release.json')));
  }

  async function strikeOut(name: string): Promise<() => Promise<void>> {
    const document = await readDocument();
    const { [name]: _struck, ...packages } = document.packages;
    await writeFile(documentFile, JSON.stringify({ ...document, packages }));
    return () => writeFile(documentFile, JSON.stringify(document));
  }

  /** A copy of the live release that may be changed, and its description. */
  async function draftOf(name: string) {
    const folder = path.join(releases, name, '.draft');
    await cp(path.join(releases, name, await live(name)), folder, { recursive: true });
    const { version: _former, ...facts } = releaseSchema.parse(
      await readJson(path.join(folder, 'release.json')),
    );
    await rm(path.join(folder, 'release.json'));
    return { folder, facts };
  }

  async function keep(name: string, folder: string, facts: ReleaseFacts): Promise<string> {
    const store = path.join(releases, name);
    const { version } = await storeRelease({ folder, facts, packageVersion: '9.9.9', store });
    const document = await readDocument();
    document.packages[name]?.kept.unshift(version);
    await writeFile(documentFile, JSON.stringify(document));
    return version;
  }

  async function prepareRelease(name: string, change: ReleaseChange): Promise<string> {
    const { folder, facts } = await draftOf(name);
    await rewriteTexts(folder, change.texts ?? {});
    const [client, server] = ['client/assets', 'server/assets'].map((side) => path.join(folder, side));
    await rewriteModules(client ?? '', { ...change.modules, ...change.onBothSides });
    await rewriteModules(server ?? '', change.onBothSides);
    if (change.without) await rm(path.join(folder, change.without));
    return keep(name, folder, { ...facts, files: await folderIntegrity(folder), ...change.release });
  }

  async function releaseDevelopmentShell(): Promise<void> {
    const { folder } = await draftOf('shell');
    const vite = path.join(workspace, 'node_modules/vite/bin/vite.js');
    const client = path.join(folder, 'client');
    await run(
      process.execPath,
      [vite, 'build', '--mode', 'development', '--configLoader', 'runner', '--outDir', client],
      { cwd: path.join(workspace, 'shell'), env: { ...process.env, NODE_ENV: 'development' } },
    );
    const facts = await describeRelease({ name: 'shell', folder });
    await command('rollback', 'shell', await keep('shell', folder, facts));
  }

  await command('compose');
  let answer: Answer = (_request, _response, asUsual) => asUsual();
  const handle = siteHandler(siteFolder);
  const server = createServer((request, response) => {
    answer(request, response, () => handle(request, response));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    origin: `http://127.0.0.1:${portOf(server)}`,
    siteFolder,
    environment: environmentOf('sandbox'),
    live,
    description,
    strikeOut,
    command,
    commandFrom,
    killed,
    composeWith,
    prepareRelease,
    releaseDevelopmentShell,
    answerLike: (other) => {
      answer = other;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await rm(root, { recursive: true, force: true });
    },
  };
}
