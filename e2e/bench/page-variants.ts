import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { copyFiles } from '@venue/shell/platform/compose/copy-files.ts';
import { paths } from '../site/addresses.ts';
import { measuredPages } from './measured-pages.ts';
import { writePage } from '@venue/shell/platform/compose/write-page.ts';
import * as z from 'zod/mini';

const scripts = /<script\b[^>]*>[\s\S]*?<\/script>/g;
const importMap = /<script type="importmap">[\s\S]*?<\/script>/;
const bootBlock = /<script type="application\/json" id="boot">([\s\S]*?)<\/script>/;
const bootSchema = z.object({ entry: z.string(), preload: z.array(z.string()) });

/** The same page with all its scripts removed, and nothing else. */
export function withoutScripts(html: string): string {
  return html.replaceAll(scripts, '');
}

/** The same page with its modules asked for in the head, as a prerendered page usually does. */
export function withScriptsInHead(html: string): string {
  const [map] = importMap.exec(html) ?? [];
  const [, boot] = bootBlock.exec(html) ?? [];
  if (map === undefined || boot === undefined) throw new Error('the page was not composed for scripts');
  const { entry, preload } = bootSchema.parse(JSON.parse(boot));
  const links = preload.map((file) => `<link rel="modulepreload" href="${file}">`).join('');
  const start = `${map}${links}<script type="module" src="${entry}"></script>`;
  return html.replace(map, '').replace('</head>', () => `${start}</head>`);
}

const blockElements = /<script type="application\/json" id="(?:config|required)">[^<]*<\/script>/g;
const siteBlock = /<script type="application\/json" id="site">([^<]*)<\/script>/;
const restSchema = z.object({ rest: z.object({ address: z.string() }) });
const indexSchema = z.record(z.string(), z.object({ address: z.string() }));
const pagesSchema = z.object({ pages: z.array(z.unknown()) });
const factsSchema = z.looseObject({ pages: z.array(z.unknown()) });

function jsonIn(html: string, block: RegExp): unknown {
  return JSON.parse(block.exec(html)?.[1] ?? '');
}

/** The facts of the site with all its pages: a bundle has the code of all of them. */
async function wholeFacts(site: string, html: string): Promise<string> {
  const { rest } = restSchema.parse(jsonIn(html, bootBlock));
  const jsonAt = async (address: string): Promise<unknown> =>
    JSON.parse(await readFile(path.join(site, address), 'utf8'));
  const lists = Object.values(indexSchema.parse(await jsonAt(rest.address)));
  const pages = await Promise.all(
    lists.map(async ({ address }) => pagesSchema.parse(await jsonAt(address)).pages),
  );
  const facts = JSON.stringify({ ...factsSchema.parse(jsonIn(html, siteBlock)), pages: pages.flat() });
  return `<script type="application/json" id="site">${facts.replaceAll('<', '\\u003c')}</script>`;
}

/** As the shell does before it starts. No module of a bundle is sure to run before all others. */
const provideFacts =
  "<script>globalThis.siteFacts=JSON.parse(document.getElementById('site').textContent)</script>";

/** What a bundle needs of the composed home page: the facts of the site, the configuration, and a release of nothing. */
export async function bundleBlocks(site: string): Promise<string> {
  const html = await readFile(path.join(site, 'index.html'), 'utf8');
  const boot = '<script type="application/json" id="boot">{"entry":"","preload":[],"remotes":{}}</script>';
  const facts = await wholeFacts(site, html);
  return [boot, facts, ...(html.match(blockElements) ?? []), provideFacts].join('');
}

type Variant = {
  folder: string;
  change: (html: string) => string;
  /** Which pages it has. */
  addresses?: readonly string[];
};

/** Copies a composed site into another folder, with the pages that are visited changed. */
export async function writeVariant(
  site: string,
  { folder, change, addresses = measuredPages }: Variant,
): Promise<void> {
  await copyFiles(site, folder, (file) => !/\.html(?:\.br|\.gz)?$/.test(file));
  await Promise.all(
    addresses.map(async (address) => {
      const file = address === paths.home ? 'index.html' : `${address}.html`;
      const html = await readFile(path.join(site, file), 'utf8');
      await writePage(folder, address, change(html));
    }),
  );
}
