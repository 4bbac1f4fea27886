import { execFile } from 'node:child_process';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { linkFiles } from '@venue/shell/compose/link-files.ts';
import { siteHandler } from '@venue/shell/hosting/site-server.ts';
import { describeRelease } from '@venue/shell/release/describe-release.ts';
import { moduleIntegrity } from '@venue/shell/release/integrity.ts';
import { releasesFolder, workspace } from '@venue/shell/release/places.ts';
import { releaseDocumentSchema, releaseSchema, type Release } from '@venue/shell/release/release-schema.ts';
import { sandboxPort } from './test-ports.ts';

const run = promisify(execFile);
const textFile = /\.(?:js|json|html|css|vtt)$/;

/** A site of its own, with releases that a test may make, move and take away. */
export type ReleaseLab = {
  origin: string;
  siteFolder: string;
  /** The version of a package that is live. */
  live: (name: string) => Promise<string>;
  /** Builds the shell with development React, which explains every hydration mismatch, and makes it live. */
  releaseDevelopmentShell: () => Promise<void>;
  /** Runs the release command line; resolves with what it printed, rejects with what it complained of. */
  command: (...args: string[]) => Promise<string>;
  /** Stores the live release of a package once more under another version, with texts replaced, without making it live. */
  prepareRelease: (name: string, version: string, change: ReleaseChange) => Promise<void>;
  /** Has every request answered like this from now on. */
  answerLike: (answer: Answer) => void;
  close: () => Promise<void>;
};

type Answer = (request: IncomingMessage, response: ServerResponse, asUsual: () => void) => void;

type ReleaseChange = {
  texts: Record<string, string>;
  release?: Partial<Release>;
  /** A file that it lacks, by its path below the version's folder. */
  without?: string;
};

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
  const document = releaseDocumentSchema.parse(await readJson(path.join(releasesFolder, 'releases.json')));
  const live = Object.entries(document.packages).map(([name, versions]) => [name, versions.live] as const);
  await Promise.all(
    live.map(([name, version]) =>
      linkFiles(path.join(releasesFolder, name, version), path.join(releases, name, version), () => true),
    ),
  );
  const packages = Object.fromEntries(live.map(([name, version]) => [name, { live: version, kept: [] }]));
  await writeFile(path.join(releases, 'releases.json'), JSON.stringify({ packages }));
}

/** Copies what is released now into a laboratory below `e2e/.lab`, composes it there and serves it on a free port. */
export async function openReleaseLab(id: string): Promise<ReleaseLab> {
  const root = fileURLToPath(new URL(`../.lab/${id}`, import.meta.url));
  const releases = path.join(root, 'releases');
  const siteFolder = path.join(root, 'site');
  const documentFile = path.join(releases, 'releases.json');
  await rm(root, { recursive: true, force: true });
  await mkdir(siteFolder, { recursive: true });
  await copyLiveReleases(releases);

  const readDocument = async () => releaseDocumentSchema.parse(await readJson(documentFile));

  async function command(...args: string[]): Promise<string> {
    const tsx = path.join(workspace, 'node_modules/tsx/dist/cli.mjs');
    const env = {
      ...process.env,
      SITE_CONFIG: 'sandbox',
      SANDBOX_PORT: String(sandboxPort),
      RELEASES_FOLDER: releases,
      SITE_FOLDER: siteFolder,
    };
    const { stdout } = await run(process.execPath, [tsx, 'shell/release/main.ts', ...args], {
      cwd: workspace,
      env,
    });
    return stdout;
  }

  async function live(name: string): Promise<string> {
    return (await readDocument()).packages[name]?.live ?? '';
  }

  async function prepareRelease(
    name: string,
    version: string,
    { texts, release, without }: ReleaseChange,
  ): Promise<void> {
    const before = await live(name);
    const folder = path.join(releases, name, version);
    await cp(path.join(releases, name, before), folder, { recursive: true });
    await rewriteTexts(folder, { [`/${name}/${before}/`]: `/${name}/${version}/`, ...texts });
    if (without) await rm(path.join(folder, without));
    const file = path.join(folder, 'release.json');
    const described: Release = {
      ...releaseSchema.parse(await readJson(file)),
      version,
      integrity: await moduleIntegrity(path.join(folder, 'client')),
      server: await moduleIntegrity(path.join(folder, 'server')),
      ...release,
    };
    await writeFile(file, JSON.stringify(described));
    await store(name, version);
  }

  async function store(name: string, version: string): Promise<void> {
    const document = await readDocument();
    document.packages[name]?.kept.unshift(version);
    await writeFile(documentFile, JSON.stringify(document));
  }

  async function releaseDevelopmentShell(): Promise<void> {
    const version = 'development';
    const folder = path.join(releases, 'shell', version);
    const before = await live('shell');
    await cp(path.join(releases, 'shell', before), folder, { recursive: true });
    await rewriteTexts(path.join(folder, 'server'), { [`/shell/${before}/`]: `/shell/${version}/` });
    const vite = path.join(workspace, 'node_modules/vite/bin/vite.js');
    const args = [
      'build',
      '--mode',
      'development',
      '--configLoader',
      'runner',
      '--outDir',
      path.join(folder, 'client'),
    ];
    await run(process.execPath, [vite, ...args], {
      cwd: path.join(workspace, 'shell'),
      env: { ...process.env, NODE_ENV: 'development', RELEASE_VERSION: version },
    });
    const release = await describeRelease({ name: 'shell', version, folder });
    await writeFile(path.join(folder, 'release.json'), JSON.stringify(release));
    await store('shell', version);
    await command('rollback', 'shell', version);
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
    live,
    command,
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
