import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { releaseFilesIn } from '@venue/shell/src/site/release-path.ts';

async function faultsOf(folder: string, page: string): Promise<string[]> {
  const html = await readFile(path.join(folder, page), 'utf8');
  const packed = await promisify(gunzip)(await readFile(path.join(folder, `${page}.gz`)));
  const addresses = [...new Set(releaseFilesIn(html).map(({ address }) => address))];
  const present = await Promise.all(
    addresses.map((file) =>
      stat(path.join(folder, file)).then(
        () => true,
        () => false,
      ),
    ),
  );
  const missing = addresses.filter((_, index) => !present[index]).map((file) => `${page} names ${file}`);
  return packed.toString() === html ? missing : [...missing, `${page}.gz is another page`];
}

/** The versions that all pages of a site use, by package. Throws if pages differ or are incomplete. */
export async function versionsOnPages(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true });
  const pages = entries.filter((file) => file.endsWith('.html') && !file.startsWith('offline'));
  const faults = await Promise.all(pages.map((page) => faultsOf(folder, page)));
  const [fault] = faults.flat();
  if (fault) throw new Error(fault);
  const texts = await Promise.all(pages.map((page) => readFile(path.join(folder, page), 'utf8')));
  const versions: Record<string, string> = {};
  for (const { package: name, version } of texts.flatMap(releaseFilesIn)) {
    if ((versions[name] ??= version) !== version) throw new Error(`pages name two versions of ${name}`);
  }
  return versions;
}
