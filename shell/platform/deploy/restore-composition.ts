import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { documentName } from '../compose/compose-request.ts';
import { linkFiles } from '../compose/copy-files.ts';
import { updateAddresses, readAddresses, writeAddresses } from '../compose/site-addresses.ts';
import { replaceFile } from '../compose/site-files.ts';
import { promote, retire } from '../releases/release-document.ts';
import { isReleaseRoot } from '../../src/site/release-path.ts';
import type { ReleaseDocument } from '../releases/release-schema.ts';

async function subfolders(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}

/** Folders of releases and module lists in a composition, which open tabs may still request: `mf-forms/0.1.0-abc`. */
async function lastingFolders(folder: string): Promise<string[]> {
  const names = (await subfolders(folder)).filter(isReleaseRoot);
  const found = names.map(async (name) =>
    (await subfolders(path.join(folder, name))).map((version) => path.join(name, version)),
  );
  return (await Promise.all(found)).flat();
}

/**
 * The document of an earlier composition, which also keeps the versions that were live since, including those
 * of packages it lacks.
 */
export function restoredDocument(
  earlier: ReleaseDocument,
  live: ReleaseDocument,
  since: Date,
): ReleaseDocument {
  const again = Object.entries(earlier.packages).reduce(
    (document, [name, { live: version }]) => promote(document, { name, version, since }),
    live,
  );
  const later = Object.keys(again.packages).filter((name) => !(name in earlier.packages));
  const document = later.reduce((all, name) => retire(all, name, since), again);
  return { ...document, configuration: earlier.configuration };
}

type Again = {
  /** The composition to restore. */
  earlier: string;
  /** The live composition. */
  live: string;
  /** Where to write. */
  folder: string;
  document: ReleaseDocument;
};

/** Addresses that were added since then lead to their view's restored address; earlier redirects still work. */
async function restoreAddresses({ earlier, live, folder }: Omit<Again, 'document'>): Promise<void> {
  const [then, since] = [await readAddresses(earlier), await readAddresses(live)];
  const pages = Object.entries(then.pages).map(([view, address]) => ({ view, address }));
  const former = { ...updateAddresses(since, pages).former, ...then.former };
  await writeAddresses(folder, { pages: {}, former }, pages);
}

/** Copies the pages of an earlier composition, and the files that tabs of the live one may still request. */
export async function restoreComposition({ earlier, live, folder, document }: Again): Promise<void> {
  await linkFiles(earlier, folder);
  const missing = (await lastingFolders(live)).map(async (name) => {
    const target = path.join(folder, name);
    if (await stat(target).catch(() => undefined)) return;
    await linkFiles(path.join(live, name), target);
  });
  await Promise.all(missing);
  await restoreAddresses({ earlier, live, folder });
  await replaceFile(path.join(folder, documentName), JSON.stringify(document));
}
