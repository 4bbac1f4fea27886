import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { readAddresses, writeAddresses } from '@venue/shell/compose/site-addresses.ts';
import { writePage } from '@venue/shell/compose/write-page.ts';
import type { Answered, Host } from './host.ts';

export const addresses = ['/', '/rooms', '/halls', '/halls/wedding', '/contact'];
export const filesOfVersion = 12;

/** The page of a version at an address, which names every file of it. */
function pageOf(version: string, address: string): string {
  const files = Array.from({ length: filesOfVersion }, (_, index) => `/shell/${version}/${index}.js`);
  const scripts = files.map((file) => `<script src="${file}"></script>`).join('');
  return `<h1>${version}</h1><p>${address}</p>${scripts}`;
}

/** Writes a composition of one version. Its files say their own address. */
export async function writeVersionedSite(
  version: string,
  pages: readonly string[] = addresses,
): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'ariya-published-'));
  await mkdir(path.join(folder, 'shell', version), { recursive: true });
  await Promise.all(
    Array.from({ length: filesOfVersion }, (_, index) => `/shell/${version}/${index}.js`).map((file) =>
      writeFile(path.join(folder, file), file),
    ),
  );
  await Promise.all(
    [...pages, '/404'].map((address) => writePage(folder, address, pageOf(version, address))),
  );
  await writeAddresses(
    folder,
    await readAddresses(undefined),
    pages.map((address) => ({ view: `mf-x${address}`, address })),
  );
  await writeFile(path.join(folder, 'releases.json'), '{"packages":{}}');
  return folder;
}

const encodings = ['br', 'gzip', 'identity'];

function textIn({ headers, body }: Answered): string {
  const unpacked = { br: brotliDecompressSync, gzip: gunzipSync };
  const encoding = headers['content-encoding'];
  return String(encoding === 'br' || encoding === 'gzip' ? unpacked[encoding](body) : body);
}

/** Whether this is an answer for an address, whole and of one version; then that version. */
function versionIn(answered: Answered, address: string): string | undefined {
  const text = textIn(answered);
  const version = /<h1>(.*?)<\/h1>/.exec(text)?.[1] ?? '';
  return answered.status === 200 && text === pageOf(version, address) ? version : undefined;
}

/** What is wrong with a load of a page, and of all files that it names; the version that it is of. */
export async function loadPage(host: Host, address: string, round = 0) {
  const encoding = encodings[round % encodings.length] ?? 'br';
  const answered = await host.get(address, { headers: { 'accept-encoding': encoding } });
  const version = versionIn(answered, address);
  if (version === undefined) return { version, wrong: [`${answered.status} ${address} ${textIn(answered)}`] };
  const named = [...textIn(answered).matchAll(/src="([^"]+)"/g)].map(([, src = '']) => src);
  const files = await Promise.all(named.map(async (src) => ({ src, answered: await host.get(src) })));
  const wrong = files.filter(({ src, answered: { status, body } }) => status !== 200 || String(body) !== src);
  return { version, wrong: wrong.map(({ src, answered: { status } }) => `${address}: ${status} ${src}`) };
}
