import { parseArgs } from 'node:util';
import { chromium, type Browser, type BrowserContextOptions } from '@playwright/test';
import { paths } from '../site/addresses.ts';
import { launchOptions } from './bench-browser.ts';
import { composedSite, prepareSite } from './candidates.ts';
import { makeCertificate } from './certificate.ts';
import { weighPage } from './page-bytes.ts';
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

const { positionals } = parseArgs({ allowPositionals: true, options: { bytes: { type: 'boolean' } } });
const routes = positionals.length > 0 ? positionals : Object.values(paths);

function kilobytes(bytes: number): string {
  return (bytes / 1024).toFixed();
}

async function weighRoute(browser: Browser, address: string): Promise<string[]> {
  const visits = [devices.phone, devices.desktop].flatMap((device) =>
    [false, true].map((savesData) => weighPage(browser, { address, device, savesData })),
  );
  const weighed = await Promise.all(visits);
  const pictures = weighed.map(
    ({ firstPictures, allPictures }) => `${kilobytes(firstPictures)} / ${kilobytes(allPictures)}`,
  );
  const [phone] = weighed;
  return [kilobytes(phone?.document ?? 0), kilobytes(phone?.scripts ?? 0), ...pictures];
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
  const head = ['KB', 'HTML', 'scripts', 'phone', '… saving data', 'desktop', '… saving data'];
  process.stdout.write(`${table(head, rows)}\n`);
}

try {
  await weighRoutes();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
