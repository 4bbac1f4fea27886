import { execFile } from 'node:child_process';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { documentName } from '@venue/shell/compose/compose-order.ts';
import { releaseDocumentSchema } from '@venue/shell/release/release-schema.ts';
import { sandboxDocument } from '@venue/shell/configuration/sandbox-document.ts';
import { copyWorkspace } from '../boundaries/copied-workspace.ts';
import { changedFiles, sourceFiles } from './source-files.ts';

const run = promisify(execFile);

/** What came of a command of a team. */
export type Attempt = {
  /** What the command refused, in its own words; undefined where the site went live. */
  refused: string | undefined;
  seconds: number;
  /** Packages that have another live version than before. */
  versions: string[];
  /** Files that somebody had to write, by their path in the checkout. */
  edited: string[];
};

/** A checkout to change things in, with releases and a composed site of its own. */
export type ScratchSite = {
  checkout: string;
  /** The site's document, which is no part of the checkout. */
  siteDocument: string;
  /** Runs an edit and then a command of `npm run`; everything is put back afterwards. */
  attempt: (edit: () => Promise<void>, command: readonly string[]) => Promise<Attempt>;
  close: () => Promise<void>;
};

async function messageOf(work: Promise<unknown>): Promise<string | undefined> {
  return work.then(
    () => undefined,
    (error: unknown) => String(Object(error).stderr).trim(),
  );
}

/** Copies the checkout, releases all of it, and composes its site. */
export async function openScratchSite(): Promise<ScratchSite> {
  const copy = await copyWorkspace();
  const checkout = copy.folder;
  const own = path.join(checkout, '..', 'live');
  const siteDocument = path.join(own, 'site.json');
  const releases = path.join(own, 'releases');
  const siteFolder = path.join(own, 'site');
  const documentFile = path.join(siteFolder, documentName);
  await mkdir(own);
  const { content } = await sandboxDocument('http://127.0.0.1:4180');
  await writeFile(siteDocument, JSON.stringify(content));

  async function command(...args: readonly string[]): Promise<void> {
    const env = {
      ...process.env,
      SITE_CONFIG: siteDocument,
      RELEASES_FOLDER: releases,
      SITE_FOLDER: siteFolder,
    };
    await run(process.execPath, ['--import', 'tsx', 'shell/release/main.ts', ...args], {
      cwd: checkout,
      env,
    });
  }

  async function liveVersions(): Promise<Record<string, string>> {
    const { packages } = releaseDocumentSchema.parse(JSON.parse(await readFile(documentFile, 'utf8')));
    return Object.fromEntries(Object.entries(packages).map(([name, { live }]) => [name, live]));
  }

  await command('release', '--unchecked');
  const kept = path.join(own, 'kept');
  await cp(checkout, kept, {
    recursive: true,
    filter: (file) => !/\/(?:node_modules|\.tsc)(?:\/|$)/.test(file),
  });
  const sources = await sourceFiles(checkout);
  const [live, document, configuration] = await Promise.all([
    liveVersions(),
    readFile(documentFile),
    readFile(siteDocument),
  ]);

  async function putBack(edited: readonly string[]): Promise<void> {
    for (const file of edited) {
      if (file in sources) await cp(path.join(kept, file), path.join(checkout, file));
      else await rm(path.join(checkout, file));
    }
    await writeFile(documentFile, document);
    await writeFile(siteDocument, configuration);
  }

  return {
    checkout,
    siteDocument,
    attempt: async (edit, args) => {
      await edit();
      const edited = changedFiles(sources, await sourceFiles(checkout));
      const start = performance.now();
      const refused = await messageOf(command(...args));
      const seconds = (performance.now() - start) / 1000;
      const versions = changedFiles(live, await liveVersions());
      await putBack(edited);
      return { refused, seconds, versions, edited };
    },
    close: copy.close,
  };
}
