import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { paths } from '../site/addresses.ts';
import * as z from 'zod';
import { testSiteFolder } from '../site/test-site.ts';
import { expect, hydrated, test } from './fixtures.ts';

const importMapBlock = /<script type="importmap">([^<]*)<\/script>/;
const importMap = z.object({ integrity: z.record(z.string(), z.string()) });

async function publishedModules(): Promise<string[]> {
  const html = await readFile(path.join(testSiteFolder, 'releases.json'), 'utf8');
  const document = z
    .object({ packages: z.record(z.string(), z.object({ live: z.string() })) })
    .parse(JSON.parse(html));
  const lists = await Promise.all(
    Object.entries(document.packages).map(async ([name, { live }]) => {
      const files = await readdir(path.join(testSiteFolder, name, live), { recursive: true });
      return files.filter((file) => file.endsWith('.js')).map((file) => `/${name}/${live}/${file}`);
    }),
  );
  return lists.flat();
}

test('every page names the integrity of every module of its release', async () => {
  const html = await readFile(path.join(testSiteFolder, 'index.html'), 'utf8');
  const map = importMap.parse(JSON.parse(importMapBlock.exec(html)?.[1] ?? ''));
  const modules = await publishedModules();
  expect(modules.length).toBeGreaterThan(30);
  for (const address of modules) expect(map.integrity[address], address).toMatch(/^sha256-/);
});

/** Files, and the button that shows once they were refused. */
const tampered = {
  'the shell': { file: /\/shell\/.*\/start-/, refused: 'Load it again' },
  "a remote's entry": { file: /\/mf-marketing\/.*\/remoteEntry\.js/, refused: 'Retry' },
  "a remote's view": { file: /\/mf-marketing\/.*\/home-view-/, refused: 'Retry' },
};

for (const [what, { file, refused }] of Object.entries(tampered)) {
  test(`a tampered file of ${what} never runs, and the page stays readable`, async ({ page }) => {
    await page.route(file, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `globalThis.tampered = true;${await response.text()}` });
    });
    await page.goto(paths.home);
    await page.locator('html').press('Shift');
    await expect(page.getByRole('button', { name: refused })).toBeVisible();
    expect(await page.evaluate(() => 'tampered' in globalThis)).toBe(false);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });
}

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
