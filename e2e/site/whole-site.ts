import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';

const versionFile = /\/((?:shell|mf-[a-z\d-]+)\/\d[^/"'\s]*)\/[\w./~-]+\.\w+/g;

async function faultsOf(folder: string, page: string): Promise<string[]> {
  const html = await readFile(path.join(folder, page), 'utf8');
  const packed = await promisify(gunzip)(await readFile(path.join(folder, `${page}.gz`)));
  const named = [...new Set(html.match(versionFile) ?? [])];
  const present = await Promise.all(
    named.map((file) =>
      stat(path.join(folder, file)).then(
        () => true,
        () => false,
      ),
    ),
  );
  const missing = named.filter((_, index) => !present[index]).map((file) => `${page} names ${file}`);
  return packed.toString() === html ? missing : [...missing, `${page}.gz is another page`];
}

/** The versions that all pages of a site name, by package; throws where pages differ, or where one is not whole. */
export async function versionsOnPages(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true });
  const pages = entries.filter((file) => file.endsWith('.html') && !file.startsWith('offline'));
  const faults = await Promise.all(pages.map((page) => faultsOf(folder, page)));
  const [fault] = faults.flat();
  if (fault) throw new Error(fault);
  const texts = await Promise.all(pages.map((page) => readFile(path.join(folder, page), 'utf8')));
  const versions = new Set(
    texts.flatMap((text) => [...text.matchAll(versionFile)].map(([, version]) => version)),
  );
  const named = [...versions].flatMap((version) => {
    const [name, number] = version?.split('/') ?? [];
    return name && number ? [[name, number] as const] : [];
  });
  const twice = named.find(([name], index) => named.findIndex(([other]) => other === name) !== index);
  if (twice) throw new Error(`pages name two versions of ${twice[0]}`);
  return Object.fromEntries(named);
}
