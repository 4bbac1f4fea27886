import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { documentName } from '../compose/compose-request.ts';
import { linkFiles } from '../compose/copy-files.ts';
import { addressesAfter, readAddresses, writeAddresses } from '../compose/site-addresses.ts';
import { replaceFile } from '../compose/site-files.ts';
import { promote, retire } from '../releases/release-document.ts';
import { isReleaseRoot } from '../../src/site/release-path.ts';
import type { ReleaseDocument } from '../releases/release-schema.ts';

async function subfolders(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}

/** Every release, and every list of modules, of a composition, which open tabs go on asking for: `mf-forms/0.1.0-abc`. */
async function lastingFolders(folder: string): Promise<string[]> {
  const names = (await subfolders(folder)).filter(isReleaseRoot);
  const found = names.map(async (name) =>
    (await subfolders(path.join(folder, name))).map((version) => path.join(name, version)),
  );
  return (await Promise.all(found)).flat();
}

/** The document of an earlier composition, in which the versions that have been live since are kept, also of packages that it lacks. */
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
  /** The composition that is to be live once more. */
  earlier: string;
  /** The one that is live now. */
  live: string;
  /** Where to write. */
  folder: string;
  document: ReleaseDocument;
};

/** What has become an address since leads to where its view is again; what led to a page then still does. */
async function restoreAddresses({ earlier, live, folder }: Omit<Again, 'document'>): Promise<void> {
  const [then, since] = [await readAddresses(earlier), await readAddresses(live)];
  const pages = Object.entries(then.pages).map(([view, address]) => ({ view, address }));
  const former = { ...addressesAfter(since, pages).former, ...then.former };
  await writeAddresses(folder, { pages: {}, former }, pages);
}

/** Writes the pages of an earlier composition once more, with the files that tabs of the live one may still ask for. */
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
