import { chromium, type Browser, type BrowserContextOptions } from '@playwright/test';
import { paths } from '../site/addresses.ts';
import { launchOptions } from './bench-browser.ts';
import { composedSite, prepareSite } from './candidates.ts';
import { makeCertificate } from './certificate.ts';
import { fontsAfterHero } from './late-fonts.ts';
import { table } from './report.ts';
import { serveSecurely } from './secure-server.ts';
import { shownPictures, type ShownPicture } from './shown-pictures.ts';

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

/** `npm run bench -- --pictures`: pictures that are decoded too large, and fonts that come after a page's leading picture. */
async function benchPictures(): Promise<void> {
  await prepareSite((line) => process.stderr.write(`${line}\n`));
  const certificate = await makeCertificate();
  const server = await serveSecurely(composedSite, certificate);
  const browser = await chromium.launch(launchOptions(certificate.publicKeyHash));
  const tooLarge: string[][] = [];
  const late: string[][] = [];
  let looked = 0;
  for (const path of Object.values(paths)) {
    const address = server.origin + path;
    for (const [name, screen] of Object.entries(screens)) {
      const pictures = await picturesOn(browser, screen, address);
      looked += pictures.length;
      const over = pictures.filter(({ perPixel }) => perPixel > most);
      tooLarge.push(
        ...over.map(({ file, pixels, place, perPixel }) => [
          `\`${path}\``,
          name,
          file,
          pixels,
          place,
          perPixel.toFixed(2),
        ]),
      );
    }
    const fonts = await fontsAfterHero(browser, address);
    if (fonts.length > 0) late.push([`\`${path}\``, fonts.join(', ')]);
  }
  await browser.close();
  await server.close();
  const head = ['page', 'screen', 'file', 'px', 'place', 'px for each of the screen'];
  process.stdout.write(`${looked} pictures, ${tooLarge.length} decoded too large\n`);
  process.stdout.write(
    `${table(head, tooLarge)}\n\n${table(['page', 'fonts after its leading picture'], late)}\n`,
  );
}

await benchPictures();
