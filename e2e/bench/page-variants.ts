import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { copyFiles } from '@venue/shell/platform/compose/copy-files.ts';
import { paths } from '../site/addresses.ts';
import { measuredAddresses } from './measured-pages.ts';
import { writePage } from '@venue/shell/platform/compose/site-files.ts';
import * as z from 'zod/mini';

const scripts = /<script\b[^>]*>[\s\S]*?<\/script>/g;
const bootBlock = /<script type="application\/json" id="boot">([\s\S]*?)<\/script>/;

const blockElements = /<script type="application\/json" id="(?:config|required)">[^<]*<\/script>/g;
const siteBlock = /<script type="application\/json" id="site">([^<]*)<\/script>/;
const restSchema = z.object({ modulesFile: z.object({ address: z.string() }) });
const listSchema = z.object({ pages: z.array(z.unknown()) });
const factsSchema = z.looseObject({ pages: z.array(z.unknown()) });

function jsonIn(html: string, block: RegExp): unknown {
  return JSON.parse(block.exec(html)?.[1] ?? '');
}

/** The facts of the site with all its pages: a bundle has the code of all of them. */
async function wholeFacts(site: string, html: string): Promise<string> {
  const { modulesFile } = restSchema.parse(jsonIn(html, bootBlock));
  const list: unknown = JSON.parse(await readFile(path.join(site, modulesFile.address), 'utf8'));
  const { pages } = listSchema.parse(list);
  const facts = JSON.stringify({ ...factsSchema.parse(jsonIn(html, siteBlock)), pages });
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

/** Copies a composed site into another folder, without a script on the pages that are measured. */
export async function writeWithoutScripts(site: string, folder: string): Promise<void> {
  await copyFiles(site, folder, (file) => !/\.html(?:\.br|\.gz)?$/.test(file));
  await Promise.all(
    measuredAddresses.map(async (address) => {
      const file = address === paths.home ? 'index.html' : `${address}.html`;
      const html = await readFile(path.join(site, file), 'utf8');
      await writePage(folder, address, html.replaceAll(scripts, ''));
    }),
  );
}
