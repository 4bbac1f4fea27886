import { parseArgs } from 'node:util';
import { chromium, type Browser, type BrowserContextOptions } from '@playwright/test';
import { paths } from '../site/addresses.ts';
import { launchOptions } from './bench-browser.ts';
import { composedSite, prepareSite } from './candidates.ts';
import { makeCertificate } from './certificate.ts';
import { fontsAfterHero } from './late-fonts.ts';
import { table } from './report.ts';
import { serveSecurely } from './secure-server.ts';
import { shownPictures, type ShownPicture } from './shown-pictures.ts';

const { positionals } = parseArgs({ allowPositionals: true, options: { pictures: { type: 'boolean' } } });
const routes = positionals.length > 0 ? positionals : Object.values(paths);

function say(line: string): void {
  process.stderr.write(`${line}\n`);
}

/** More px of a file than this for each px of the screen, in a row, are decoded for nothing. */
const most = 2;

const screens = {
  '412 at 2': {
    viewport: { width: 412, height: 915 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  },
  '1280 at 1': { viewport: { width: 1280, height: 800 } },
} as const satisfies Record<string, BrowserContextOptions>;

async function picturesOn(
  browser: Browser,
  screen: BrowserContextOptions,
  address: string,
): Promise<ShownPicture[]> {
  // A browser takes a larger file that it has already: each page is the first.
  const context = await browser.newContext({ ...screen, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.goto(address);
  const pictures = await shownPictures(page);
  await context.close();
  return pictures;
}

type Found = { looked: number; tooLarge: string[][]; late: string[][] };

/** One page on both screens, and on a slow line for its fonts. */
async function lookAt(browser: Browser, origin: string, path: string): Promise<Found> {
  const onScreens = Object.entries(screens).map(async ([name, screen]) => {
    const pictures = await picturesOn(browser, screen, origin + path);
    const over = pictures.filter(({ perPixel }) => perPixel > most);
    const tooLarge = over.map(({ file, pixels, place, perPixel }) => [
      `\`${path}\``,
      name,
      file,
      pixels,
      place,
      perPixel.toFixed(2),
    ]);
    return { looked: pictures.length, tooLarge };
  });
  const [fonts, ...shown] = await Promise.all([fontsAfterHero(browser, origin + path), ...onScreens]);
  const late = fonts.length > 0 ? [[`\`${path}\``, fonts.join(', ')]] : [];
  const looked = shown.reduce((sum, one) => sum + one.looked, 0);
  return { looked, tooLarge: shown.flatMap((one) => one.tooLarge), late };
}

/** `npm run bench -- --pictures [address …]`: pictures that are decoded too large, and fonts that come after a page's leading picture. */
async function benchPictures(): Promise<void> {
  await prepareSite(say);
  const certificate = await makeCertificate();
  const server = await serveSecurely(composedSite, certificate);
  const browser = await chromium.launch(launchOptions(certificate.publicKeyHash));
  const found: Found[] = [];
  for (const path of routes) {
    const one = await lookAt(browser, server.origin, path);
    found.push(one);
    say(
      [
        path,
        `${one.looked} pictures`,
        ...[...one.tooLarge, ...one.late].map((cells) => cells.join(' ')),
      ].join('\n  '),
    );
  }
  await browser.close();
  await server.close();
  const looked = found.reduce((sum, one) => sum + one.looked, 0);
  const tooLarge = found.flatMap((one) => one.tooLarge);
  const late = found.flatMap((one) => one.late);
  const head = ['page', 'screen', 'file', 'px', 'place', 'px for each of the screen'];
  process.stdout.write(`${looked} pictures, ${tooLarge.length} decoded too large\n`);
  process.stdout.write(
    `${table(head, tooLarge)}\n\n${table(['page', 'fonts after its leading picture'], late)}\n`,
  );
}

await benchPictures();
