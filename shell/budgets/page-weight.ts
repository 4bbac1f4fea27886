import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { fileOf } from '../compose/write-page.ts';
import { roundsOf } from './module-rounds.ts';
import { picturesIn } from './page-pictures.ts';

/** What a first visit to a page costs: bytes as they travel, and counts. */
export type PageWeight = {
  html: number;
  /** Modules that the view hydrates from. */
  scripts: number;
  /** Fonts that the page asks for in its head. */
  fonts: number;
  /** All pictures of the page, in the size that a small phone takes. */
  pictures: number;
  /** How many modules there are. */
  modules: number;
  /** How many modules and fonts are asked for, and pictures that do not wait until they are near. */
  requests: number;
  /** How many answers are waited for one after another before the view can hydrate. */
  rounds: number;
};

/** Bytes of each module and picture of a page, by its package and name without hash: `mf-forms/contact-view`. */
export type FileBytes = Readonly<Record<string, number>>;

export type WeighedPage = { weight: PageWeight; files: FileBytes };

const bootBlock = /<script type="application\/json" id="boot">([^<]*)<\/script>/;
const bootSchema = z.object({ entry: z.string(), preload: z.array(z.string()) });
const font = /<link rel="preload" href="([^"]+)" as="font"/g;

/** Bytes of a file of the site as it is sent: in brotli where compose has made that. */
async function sentBytes(folder: string, address: string): Promise<number> {
  const file = path.join(folder, address);
  const { size } = await stat(`${file}.br`).catch(() => stat(file));
  return size;
}

/** `/mf-forms/0.1.0-abc/assets/contact-view-Dl9CtEQV.js` is `mf-forms/contact-view`; other files keep their ending. */
export function fileNameOf(address: string): string {
  const [, owner = ''] = address.split('/');
  const name = path.basename(address).replace(/-[\w-]{8}(?=\.\w+$)/, '');
  return `${owner}/${name.replace(/\.js$/, '')}`;
}

function modulesOf(html: string): string[] {
  const [, text] = bootBlock.exec(html) ?? [];
  if (text === undefined) return [];
  const { entry, preload } = bootSchema.parse(JSON.parse(text));
  return [...new Set([entry, ...preload])];
}

async function bytesByName(folder: string, addresses: readonly string[]): Promise<FileBytes> {
  const sizes = await Promise.all(addresses.map((address) => sentBytes(folder, address)));
  const files: Record<string, number> = {};
  for (const [index, address] of addresses.entries()) {
    const name = fileNameOf(address);
    files[name] = (files[name] ?? 0) + (sizes[index] ?? 0);
  }
  return files;
}

function sum(files: FileBytes): number {
  return Object.values(files).reduce((total, size) => total + size, 0);
}

/** Weighs a page of a composed site by its files. Rejects if one is missing. */
export async function weighPage(folder: string, address: string): Promise<WeighedPage> {
  const html = await readFile(path.join(folder, fileOf(address)), 'utf8');
  const named = { scripts: modulesOf(html), pictures: picturesIn(html) };
  const fontFiles = [...html.matchAll(font)].map(([, href = '']) => href);
  const [scripts, fonts, pictures] = await Promise.all([
    bytesByName(folder, named.scripts),
    bytesByName(folder, fontFiles),
    bytesByName(
      folder,
      named.pictures.map((picture) => picture.address),
    ),
  ]);
  const eager = named.pictures.filter(({ isLazy }) => !isLazy);
  return {
    weight: {
      html: await sentBytes(folder, fileOf(address)),
      scripts: sum(scripts),
      fonts: sum(fonts),
      pictures: sum(pictures),
      modules: named.scripts.length,
      requests: named.scripts.length + fontFiles.length + eager.length,
      rounds: await roundsOf(folder, named.scripts),
    },
    files: { ...scripts, ...fonts, ...pictures },
  };
}
