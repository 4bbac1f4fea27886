import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import * as z from 'zod';
import { pageFile } from '@venue/shell/platform/compose/page-file.ts';
import { readAddresses } from '@venue/shell/platform/compose/site-addresses.ts';
import { blockPattern } from '@venue/shell/src/page-data/page-blocks.ts';

/**
 * Limits for a first visit to any page, in bytes transferred: five seconds on slow 4G for a page of text and one picture.
 */
const limits = { html: 42_000, scripts: 212_000, fonts: 60_000, pictures: 60_000 };

const bootBlock = blockPattern('boot');
const bootSchema = z.object({ entry: z.string(), preload: z.array(z.string()) });
const font = /<link rel="preload" href="([^"]+)" as="font"/g;
const picture = /<picture\b[\s\S]*?<\/picture>/g;
/** The smallest file of a picture, in the format that browsers prefer. Inline pictures (`data:`) are not files. */
const smallestFile = /\bsrcset="(?!data:)([^"\s]+)/i;

function modulesOf(html: string): string[] {
  const [, text] = bootBlock.exec(html) ?? [];
  if (text === undefined) return [];
  const { entry, preload } = bootSchema.parse(JSON.parse(text));
  return [entry, ...preload];
}

/** The files that a small phone requests on a first visit without scrolling, by kind. */
async function filesOf(folder: string, address: string): Promise<Map<keyof typeof limits, string[]>> {
  const html = await readFile(path.join(folder, pageFile(address)), 'utf8');
  const eager = [...html.matchAll(picture)].filter(([element]) => !element.includes('loading="lazy"'));
  return new Map([
    ['html', [pageFile(address)]],
    ['scripts', modulesOf(html)],
    ['fonts', [...html.matchAll(font)].map(([, href = '']) => href)],
    ['pictures', eager.flatMap(([element]) => smallestFile.exec(element)?.[1] ?? [])],
  ]);
}

/** Bytes of files as they are sent: in brotli if there is such a form. */
async function sentBytes(folder: string, files: readonly string[]): Promise<number> {
  const sizes = [...new Set(files)].map(async (name) => {
    const file = path.join(folder, name);
    const { size } = await stat(`${file}.br`).catch(() => stat(file));
    return size;
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/** The pages of a composed site that are over a limit, one line for each kind of file. */
export async function pagesOverLimits(folder: string): Promise<string[]> {
  const { pages } = await readAddresses(folder);
  const lines = Object.values(pages).map(async (address) => {
    const kinds = [...(await filesOf(folder, address))].map(async ([kind, files]) => {
      const bytes = await sentBytes(folder, files);
      return bytes > limits[kind] ? [`${address}: ${kind} ${bytes} bytes, at most ${limits[kind]}`] : [];
    });
    return (await Promise.all(kinds)).flat();
  });
  return (await Promise.all(lines)).flat();
}
