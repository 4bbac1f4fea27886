import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod/mini';
import { fileOf } from '../compose/write-page.ts';

/** What a first visit to a page costs before the visitor scrolls or presses anything: bytes as they travel, and counts. */
export type PageWeight = {
  html: number;
  /** Modules that the view hydrates from. */
  scripts: number;
  /** Fonts that the page asks for in its head. */
  fonts: number;
  /** How many modules and fonts are asked for. */
  requests: number;
};

/** Bytes of each module of a page, by its package and name without hash: `mf-forms/contact-view`. */
export type ModuleBytes = Readonly<Record<string, number>>;

export type WeighedPage = { weight: PageWeight; modules: ModuleBytes };

const bootBlock = /<script type="application\/json" id="boot">([^<]*)<\/script>/;
const bootSchema = z.object({ entry: z.string(), preload: z.array(z.string()) });
const font = /<link rel="preload" href="([^"]+)" as="font"/g;

/** Bytes of a file of the site as it is sent: in brotli where compose has made that. */
async function sentBytes(folder: string, address: string): Promise<number> {
  const file = path.join(folder, address);
  const { size } = await stat(`${file}.br`).catch(() => stat(file));
  return size;
}

async function sum(folder: string, addresses: readonly string[]): Promise<number> {
  const bytes = await Promise.all(addresses.map((address) => sentBytes(folder, address)));
  return bytes.reduce((total, size) => total + size, 0);
}

/** `/mf-forms/0.1.0-abc/assets/contact-view-Dl9CtEQV.js` is `mf-forms/contact-view`. */
export function moduleNameOf(address: string): string {
  const [, owner = ''] = address.split('/');
  return `${owner}/${path.basename(address).replace(/(?:-[\w-]{8})?\.js$/, '')}`;
}

function modulesOf(html: string): string[] {
  const [, text] = bootBlock.exec(html) ?? [];
  if (text === undefined) return [];
  const { entry, preload } = bootSchema.parse(JSON.parse(text));
  return [...new Set([entry, ...preload])];
}

/** Weighs a page of a composed site by its files. Rejects if one is missing. */
export async function weighPage(folder: string, address: string): Promise<WeighedPage> {
  const html = await readFile(path.join(folder, fileOf(address)), 'utf8');
  const scripts = modulesOf(html);
  const fonts = [...html.matchAll(font)].map(([, href = '']) => href);
  const sizes = await Promise.all(scripts.map((script) => sentBytes(folder, script)));
  const modules: Record<string, number> = {};
  for (const [index, script] of scripts.entries()) {
    const name = moduleNameOf(script);
    modules[name] = (modules[name] ?? 0) + (sizes[index] ?? 0);
  }
  return {
    weight: {
      html: await sentBytes(folder, fileOf(address)),
      scripts: await sum(folder, scripts),
      fonts: await sum(folder, fonts),
      requests: scripts.length + fonts.length,
    },
    modules,
  };
}
