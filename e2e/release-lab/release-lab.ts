import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { describeRelease } from '@venue/shell/platform/build/describe-release.ts';
import { releasesFolder, workspace } from '@venue/shell/platform/checkout/folders.ts';
import { copyFiles } from '@venue/shell/platform/common/file-trees.ts';
import { siteStateFile } from '@venue/shell/platform/compose/compose-request.ts';
import { compositionsOf } from '@venue/shell/platform/deploy/compositions.ts';
import { folderIntegrity } from '@venue/shell/platform/releases/integrity.ts';
import { releaseSchema, type UnversionedRelease } from '@venue/shell/platform/releases/release-schema.ts';
import { storeRelease } from '@venue/shell/platform/releases/release-store.ts';
import { liveVersions, siteStateSchema, type SiteState } from '@venue/shell/platform/releases/site-state.ts';
import { testSiteFolder } from '../site/test-site.ts';
import { labCommands, type LabOptions, type LabCommands } from './lab-commands.ts';
import { serveLab, type LabServer } from './lab-server.ts';
import { rewriteModules, rewriteTexts, type ReleaseChange } from './make-release.ts';

const run = promisify(execFile);

/** A separate site with releases that a test may make, move and remove. */
export type ReleaseLab = LabCommands &
  LabServer & {
    siteFolder: string;
    /** The live version of a package. */
    live: (name: string) => Promise<string>;
    /** Builds the shell with development React, which explains every hydration mismatch, and makes it live. */
    releaseDevelopmentShell: () => Promise<void>;
    /** Stores a copy of a package's live release with texts replaced, without making it live. Resolves with its version. */
    prepareRelease: (name: string, change: ReleaseChange) => Promise<string>;
  };

async function readJson(file: string): Promise<unknown> {
  return JSON.parse(await readFile(file, 'utf8'));
}

type Live = Readonly<Record<string, string>>;

/** Copies live versions only: earlier ones are not needed and contain all pictures again. */
async function copyLiveReleases(live: Live, releases: string): Promise<void> {
  await Promise.all(
    Object.entries(live).map(([name, version]) =>
      copyFiles(path.join(releasesFolder, name, version), path.join(releases, name, version)),
    ),
  );
}

/** Copies the live composition as the first one, because composing it again would give the same pages. */
async function copyLiveSite(live: Live, state: SiteState, siteFolder: string): Promise<void> {
  const composition = path.join(compositionsOf(siteFolder), '000001');
  await copyFiles(testSiteFolder, composition, (file) => {
    const [name = '', version] = file.split(path.sep);
    return !(name in live) || version === live[name];
  });
  const packages = Object.fromEntries(
    Object.entries(state.packages).map(([name, versions]) => [name, { ...versions, until: {} }]),
  );
  await writeFile(path.join(composition, siteStateFile), JSON.stringify({ ...state, packages }));
  await symlink(path.relative(path.dirname(siteFolder), composition), siteFolder);
}

/**
 * Copies the current releases and site into a lab and serves it on a free port. It is far from the repository,
 * so that nothing works only because of what is installed there.
 */
export async function openReleaseLab(options: LabOptions = {}): Promise<ReleaseLab> {
  const root = await mkdtemp(path.join(tmpdir(), 'ariya-releases-'));
  const releases = path.join(root, 'releases');
  const siteFolder = path.join(root, 'site');
  const stateFile = path.join(siteFolder, siteStateFile);
  await mkdir(releases, { recursive: true });
  const released = siteStateSchema.parse(await readJson(path.join(testSiteFolder, siteStateFile)));
  const versions = Object.fromEntries(liveVersions(released).map(({ name, version }) => [name, version]));
  await copyLiveReleases(versions, releases);
  await copyLiveSite(versions, released, siteFolder);

  const readState = async () => siteStateSchema.parse(await readJson(stateFile));

  const commands = labCommands({ root, releases, siteFolder }, options);

  async function live(name: string): Promise<string> {
    return (await readState()).packages[name]?.live ?? '';
  }

  /** A copy of the live release to change, and its description. */
  async function draftOf(name: string) {
    const folder = path.join(releases, name, '.draft');
    await cp(path.join(releases, name, await live(name)), folder, { recursive: true });
    const { version: _former, ...description } = releaseSchema.parse(
      await readJson(path.join(folder, 'release.json')),
    );
    await rm(path.join(folder, 'release.json'));
    return { folder, description };
  }

  async function storeDraft(name: string, folder: string, description: UnversionedRelease): Promise<string> {
    const store = path.join(releases, name);
    const { version } = await storeRelease({ folder, description, packageVersion: '9.9.9', store });
    const state = await readState();
    const entry = state.packages[name];
    if (entry) entry.until[version] = new Date().toISOString();
    await writeFile(stateFile, JSON.stringify(state));
    return version;
  }

  async function prepareRelease(name: string, change: ReleaseChange): Promise<string> {
    const { folder, description } = await draftOf(name);
    await rewriteTexts(folder, change.texts ?? {});
    const [client, server] = ['client/assets', 'server/assets'].map((side) => path.join(folder, side));
    await rewriteModules(client ?? '', { ...change.modules, ...change.onBothSides });
    await rewriteModules(server ?? '', change.onBothSides);
    return storeDraft(name, folder, { ...description, files: await folderIntegrity(folder) });
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
    const description = await describeRelease({ name: 'shell', folder });
    await commands.command('rollback', 'shell', await storeDraft('shell', folder, description));
  }

  const server = await serveLab(siteFolder);
  return {
    origin: server.origin,
    siteFolder,
    ...commands,
    live,
    prepareRelease,
    releaseDevelopmentShell,
    answerLike: server.answerLike,
    close: async () => {
      await server.close();
      await rm(root, { recursive: true, force: true });
    },
  };
}
