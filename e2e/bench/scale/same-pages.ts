import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** The file of modules of the release in which a page was rendered, and the hash of the map that comes from it. */
const ofItsRelease = /"rest":\{[^}]*\}|'sha256-[^']*'(?=[^';]*; style-src)/g;

/** The first page that differs between two compositions, but for the file of modules that it names; undefined if none does. */
export async function differingPage(one: string, other: string): Promise<string | undefined> {
  const pages = async (folder: string) =>
    (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.html')).toSorted();
  const [files, others] = await Promise.all([one, other].map(pages));
  if (files?.join() !== others?.join()) return 'the list of pages';
  for (const file of files ?? []) {
    const texts = await Promise.all([one, other].map((folder) => readFile(path.join(folder, file), 'utf8')));
    const [first, second] = texts.map((text) => text.replaceAll(ofItsRelease, ''));
    if (first !== second) return file;
  }
  return undefined;
}
