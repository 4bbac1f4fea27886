import { stat } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser, type BrowserContextOptions } from '@playwright/test';
import { details } from '../../mf-marketing/media/details.ts';
import { paths } from '../site/addresses.ts';
import { launchOptions } from './bench-browser.ts';
import { composedSite, prepareSite } from './candidates.ts';
import { makeCertificate } from './certificate.ts';
import { weighPage, type PageBytes } from './page-bytes.ts';
import { table } from './report.ts';
import { serveSecurely } from './secure-server.ts';

const devices = {
  phone: {
    viewport: { width: 412, height: 915 },
    deviceScaleFactor: 2.6,
    isMobile: true,
    hasTouch: true,
  },
  desktop: { viewport: { width: 1280, height: 800 } },
} as const satisfies Record<string, BrowserContextOptions>;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { bytes: { type: 'boolean' }, originals: { type: 'string' } },
});
const routes = positionals.length > 0 ? positionals : Object.values(paths);

function kilobytes(bytes: number): string {
  return (bytes / 1024).toFixed();
}

/** What the same pictures would weigh as they were made; unknown without their folder. */
async function originalBytes({ originals }: PageBytes): Promise<string> {
  const { originals: folder } = values;
  if (folder === undefined) return '–';
  // A corner of a larger picture has no original of its own.
  const files = new Set(originals.map((name) => details[name]?.of ?? name));
  const sizes = await Promise.all([...files].map((name) => stat(path.join(folder, `${name}.jpg`))));
  return kilobytes(sizes.reduce((sum, { size }) => sum + size, 0));
}

async function weighRoute(browser: Browser, address: string): Promise<string[]> {
  const weigh = (device: BrowserContextOptions, savesData: boolean) =>
    weighPage(browser, { address, device, savesData });
  const [phone, phoneSaving] = await Promise.all([weigh(devices.phone, false), weigh(devices.phone, true)]);
  const [desktop, desktopSaving] = await Promise.all([
    weigh(devices.desktop, false),
    weigh(devices.desktop, true),
  ]);
  const pictures = [phone, phoneSaving, desktop, desktopSaving].map(
    ({ firstPictures, allPictures }) => `${kilobytes(firstPictures)} / ${kilobytes(allPictures)}`,
  );
  return [kilobytes(phone.document), kilobytes(phone.scripts), ...pictures, await originalBytes(desktop)];
}

/** Prints what a first visit to every page, or to those that are named, transfers, in KB: pictures in the first view / after scrolling. */
async function weighRoutes(): Promise<void> {
  await prepareSite((line) => process.stderr.write(`${line}\n`));
  const certificate = await makeCertificate();
  const server = await serveSecurely(composedSite, certificate);
  const browser = await chromium.launch(launchOptions(certificate.publicKeyHash));
  const rows: string[][] = [];
  for (const route of routes) {
    rows.push([`\`${route}\``, ...(await weighRoute(browser, server.origin + route))]);
    process.stderr.write(`${rows.at(-1)?.join(' ')}\n`);
  }
  await browser.close();
  await server.close();
  const head = ['KB', 'HTML', 'scripts', 'phone', '… saving data', 'desktop', '… saving data', 'originals'];
  process.stdout.write(`${table(head, rows)}\n`);
}

try {
  await weighRoutes();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
