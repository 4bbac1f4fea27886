import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { writeText } from '../compose/site-files.ts';
import type { SiteDocument } from '../configuration/chosen-document.ts';
import { composeInto } from './compose-draft.ts';
import { siteBase } from './live-site.ts';
import type { PackageName } from '../releases/package-name.ts';
import { removeAbandoned, temporaryName } from '../releases/temporary-folders.ts';
import { markPreview, stripStyles, unlistedHeaders } from './mark-preview.ts';

/** Where the preview of a package is written, beside the site. */
export function previewFolder(siteFolder: string, name: string): string {
  return path.join(`${siteFolder}.previews`, name);
}

export type WantedPreview = {
  /** Where the live site is served from. */
  siteFolder: string;
  name: PackageName;
  /** The version to preview, from the store. */
  version: string;
  /** The configuration to preview with; undefined uses the live site's. */
  configuration: SiteDocument | undefined;
};

const liveMode = z.object({ mode: z.literal('live') });

function stripText({ name, version }: WantedPreview, isReal: boolean): string {
  const caution = isReal
    ? 'What you send, book or pay here is real.'
    : 'Nothing that you send, book or pay here is real.';
  return `Preview of ${name} ${version}. This is not the live site. ${caution}`;
}

const forSearchEngines = ['sitemap.xml', 'robots.txt'].flatMap((file) => [file, `${file}.br`, `${file}.gz`]);

async function mark(folder: string, text: string): Promise<void> {
  const pages = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.html'));
  await Promise.all(
    pages.map(async (page) => {
      const file = path.join(folder, page);
      await writeText(file, markPreview(await readFile(file, 'utf8'), text));
    }),
  );
  await writeText(path.join(folder, stripStyles.file), stripStyles.text);
  const headers = path.join(folder, '_headers');
  await writeFile(headers, unlistedHeaders(await readFile(headers, 'utf8')));
  await Promise.all(forSearchEngines.map((file) => rm(path.join(folder, file), { force: true })));
}

async function write(draft: string, wanted: WantedPreview): Promise<void> {
  const { siteFolder, name, version, configuration } = wanted;
  const base = await siteBase(siteFolder);
  if (base.live.kind === 'none') {
    throw new Error(`there is no live site in ${siteFolder} to preview ${name} in: run "npm start" first`);
  }
  const composed = await composeInto(draft, { promote: { [name]: version }, configuration }, base);
  await mark(draft, stripText(wanted, liveMode.safeParse(composed.document.configuration?.content).success));
}

/**
 * Composes the live site with one package replaced into a separate folder, marked as a preview. Does not change
 * the live site. Resolves with the folder; rejects with a message and leaves the previous preview unchanged.
 */
export async function composePreview(wanted: WantedPreview): Promise<string> {
  const folder = previewFolder(wanted.siteFolder, wanted.name);
  const previews = path.dirname(folder);
  await removeAbandoned(previews, 'preview');
  const draft = path.join(previews, temporaryName('preview'));
  await mkdir(draft, { recursive: true });
  try {
    await write(draft, wanted);
    await rm(folder, { recursive: true, force: true });
    await rename(draft, folder);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw error;
  }
  return folder;
}
