import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import * as z from 'zod';
import { integrityOf } from '@venue/shell/platform/releases/integrity.ts';
import { blockPattern } from '@venue/shell/src/page-data/page-blocks.ts';
import { laterImportMap } from '@venue/shell/src/page-data/site-modules.ts';
import { paths } from '../../site/addresses.ts';
import { testSiteFolder } from '../../site/test-site.ts';
import { expectReport } from '../support/failure-reports.ts';
import { expect, hydrated, test } from '../support/fixtures.ts';

const importMapBlock = /<script type="importmap">([^<]*)<\/script>/;
const importMap = z.object({ integrity: z.record(z.string(), z.string()) });

// A file may be asked for once more while the page is being closed.
test.afterEach(async ({ page }) => {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

async function publishedModules(): Promise<string[]> {
  const siteState = await readFile(path.join(testSiteFolder, 'releases.json'), 'utf8');
  const document = z
    .object({ packages: z.record(z.string(), z.object({ live: z.string() })) })
    .parse(JSON.parse(siteState));
  const lists = await Promise.all(
    Object.entries(document.packages).map(async ([name, { live }]) => {
      const files = await readdir(path.join(testSiteFolder, name, live), { recursive: true });
      return files.filter((file) => file.endsWith('.js')).map((file) => `/${name}/${live}/${file}`);
    }),
  );
  return lists.flat();
}

const modulesFile = z.object({ address: z.string(), integrity: z.string() });
/** What a composed page says of its own modules, and where it says that the others are. */
async function factsOf(file: string) {
  const html = await readFile(path.join(testSiteFolder, file), 'utf8');
  const own = importMap.parse(JSON.parse(importMapBlock.exec(html)?.[1] ?? ''));
  const boot = z.object({ modulesFile }).parse(JSON.parse(blockPattern('boot').exec(html)?.[1] ?? ''));
  const list = await readFile(path.join(testSiteFolder, boot.modulesFile.address), 'utf8');
  const { integrity: all } = importMap.parse(JSON.parse(list));
  return { html, own: own.integrity, boot, list, all };
}

test('every module of a release has an integrity, and pages name only what they use', async () => {
  const { html, own, boot, list, all } = await factsOf('index.html');
  const modules = await publishedModules();
  expect(modules.length).toBeGreaterThan(100);
  for (const address of modules) expect(all[address], address).toMatch(/^sha256-/);
  expect(boot.modulesFile.integrity).toBe(integrityOf(list));
  expect(Object.keys(own).length).toBeLessThan(modules.length / 2);
  for (const [address, integrity] of Object.entries(own)) expect(all[address]).toBe(integrity);
  expect(html).toContain(integrityOf(laterImportMap(all, own)));
});

async function tamper(page: Page, file: RegExp): Promise<void> {
  await page.route(file, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `globalThis.tampered = true;${await response.text()}` });
  });
}

function ranTampered(page: Page): Promise<boolean> {
  return page.evaluate(() => 'tampered' in globalThis);
}

/** Files, the button that shows once they were refused, and what the owner is told. */
const tampered = {
  'the shell': { file: /\/shell\/.*\/start-/, refused: 'Reload page', code: 'shell-not-started' },
  "a remote's view": { file: /\/mf-marketing\/.*\/home-view-/, refused: 'Retry', code: 'part-not-loaded' },
};

for (const [what, { file, refused, code }] of Object.entries(tampered)) {
  test(`a tampered file of ${what} never runs, the page stays readable, and its owner is told`, async ({
    page,
    sandbox,
  }) => {
    await tamper(page, file);
    await page.goto(paths.home);
    await page.locator('html').press('Shift');
    await expect(page.getByRole('button', { name: refused })).toBeVisible();
    expect(await ranTampered(page)).toBe(false);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expectReport(sandbox, { code, page: paths.home });
  });
}

test(
  'tampered files of the next page never run there either, nor those that it asks for later',
  { tag: '@G-13' },
  async ({ page }) => {
    const { all } = await factsOf('index.html');
    const services =
      Object.keys(all).find((address) => /\/mf-bookings\/.*\/hall-services-/.test(address)) ?? '';
    await tamper(page, /\/mf-bookings\/.*\/(?:hall-booking-view|hall-services)-/);
    await page.goto(paths.home);
    await hydrated(page, 'mf-marketing/home');
    await page.getByRole('banner').getByRole('link', { name: 'Check a date', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: /book a hall/i })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
    const later = await page.evaluate(
      (address) =>
        import(address).then(
          () => 'ran',
          (error: unknown) => String(error),
        ),
      services,
    );
    expect(later).toContain(
      `Failed to fetch dynamically imported module: ${new URL(services, page.url()).href}`,
    );
    expect(await ranTampered(page)).toBe(false);
  },
);

test('where the list of the other pages’ modules was tampered with, the next page is loaded as a page', async ({
  page,
}) => {
  await page.route('**/modules/*/site.json', async (route) => {
    const response = await route.fetch();
    await route.fulfill({
      response,
      body: (await response.text()).replaceAll('mf-bookings', 'mf-elsewhere'),
    });
  });
  await page.goto(paths.home);
  await hydrated(page, 'mf-marketing/home');
  await page.getByRole('banner').getByRole('link', { name: 'Check a date', exact: true }).click();
  await hydrated(page, 'mf-bookings/hall-booking');
});

test('the policy stops injected code of every kind', async ({ page }) => {
  await page.goto(paths.home);
  await hydrated(page, 'mf-marketing/home');
  const outcome = await page.evaluate(() => {
    const attempts: Record<string, () => unknown> = {
      markup: () => {
        document.body.innerHTML = '<img src=x onerror="window.injected=1">';
      },
      handler: () => {
        document.body.setAttribute('onclick', 'window.injected = 2');
        document.body.click();
      },
      script: () => {
        const script = document.createElement('script');
        script.textContent = 'window.injected = 3';
        document.body.append(script);
      },
      'a policy of its own': () =>
        Object(window).trustedTypes.createPolicy('injected', { createHTML: (html: string) => html }),
    };
    return Object.entries(attempts).map(([name, attempt]) => {
      try {
        attempt();
        return `${name} went through`;
      } catch {
        return `${name} refused`;
      }
    });
  });
  for (const attempt of ['markup', 'script', 'a policy of its own']) {
    expect(outcome).toContain(`${attempt} refused`);
  }
  expect(await page.evaluate(() => 'injected' in window)).toBe(false);
});
