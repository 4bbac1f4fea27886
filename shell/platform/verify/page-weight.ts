import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { blockPattern } from '../../src/page-data/page-blocks.ts';
import { pageFile } from '../compose/site-files.ts';

/** Bytes transferred for each file of a page, by package and name without hash: `mf-forms/contact-view`. */
type FileBytes = Readonly<Record<string, number>>;

/** Bytes transferred on a first visit, by kind and file. */
export type PageWeight = Readonly<Record<'html' | 'scripts' | 'fonts' | 'pictures', FileBytes>>;

const bootBlock = blockPattern('boot');
const bootSchema = z.object({ entry: z.string(), preload: z.array(z.string()) });
const font = /<link rel="preload" href="([^"]+)" as="font"/g;
const picture = /<picture\b[\s\S]*?<\/picture>/g;
/** The smallest file of a picture, in the format that browsers prefer. Inline pictures (`data:`) are not files. */
const smallestFile = /\bsrcset="(?!data:)([^"\s]+)/i;

/** Bytes of a file as it is sent: in brotli if there is such a form. */
async function sentBytes(folder: string, address: string): Promise<number> {
  const file = path.join(folder, address);
  const { size } = await stat(`${file}.br`).catch(() => stat(file));
  return size;
}

/**
 * `/mf-forms/0.1.0-abc/assets/contact-view-Dl9CtEQV.js` becomes `mf-forms/contact-view`; other files keep their extension.
 */
export function fileName(address: string): string {
  const [, owner = ''] = address.split('/');
  const name = path.basename(address).replace(/-[\w-]{8}(?=\.\w+$)/, '');
  return `${owner}/${name.replace(/\.js$/, '')}`;
}

function modulesOf(html: string): string[] {
  const [, text] = bootBlock.exec(html) ?? [];
  if (text === undefined) return [];
  const { entry, preload } = bootSchema.parse(JSON.parse(text));
  return [entry, ...preload];
}

async function bytesOf(folder: string, addresses: readonly string[]): Promise<FileBytes> {
  const files = [...new Set(addresses)].map(
    async (address) => [fileName(address), await sentBytes(folder, address)] as const,
  );
  return Object.fromEntries(await Promise.all(files));
}

/** Weighs a page of a composed site: the files that a small phone requests without scrolling. Rejects if one is missing. */
export async function weighPage(folder: string, address: string): Promise<PageWeight> {
  const html = await readFile(path.join(folder, pageFile(address)), 'utf8');
  const pictures = [...html.matchAll(picture)]
    .filter(([element]) => !element.includes('loading="lazy"'))
    .flatMap(([element]) => smallestFile.exec(element)?.[1] ?? []);
  return {
    html: { page: await sentBytes(folder, pageFile(address)) },
    scripts: await bytesOf(folder, modulesOf(html)),
    fonts: await bytesOf(
      folder,
      [...html.matchAll(font)].map(([, href = '']) => href),
    ),
    pictures: await bytesOf(folder, pictures),
  };
}
