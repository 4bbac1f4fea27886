import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { siteBase } from '@venue/shell/live/site-base.ts';
import { namesAfterBaseline, oldestBrowsers } from '../browser/baseline.ts';
import { paths } from '../site/addresses.ts';
import { testSiteFolder } from '../site/test-site.ts';
import { bookHall } from './booking/hall-form.ts';
import { expect, hydrated, test } from './fixtures.ts';
import { formPage } from './forms/form-page.ts';
import { mailForms } from './forms/mail-forms.ts';

/** `toHex` of the PDF library is a method of its own colours, not of bytes. */
const mistaken = 'Uint8ArrayToHex';

async function liveScripts(): Promise<string[]> {
  const { packages } = (await siteBase(testSiteFolder)).document;
  const folders = Object.entries(packages).map(([name, { live }]) => `${name}/${live}`);
  return ['*.js', ...folders.map((folder) => `${folder}/**/*.js`)].map(
    (files) => `${testSiteFolder}/${files}`,
  );
}

test('every script that is shipped is of a syntax and uses methods that browsers four years old know', async () => {
  const chosen = ['--checkBrowser', `--browserslistQuery=${oldestBrowsers()}`, '--checkFeatures'];
  const files = await liveScripts();
  await promisify(execFile)('npx', ['es-check', '--module', ...chosen, `--ignore=${mistaken}`, ...files]);
});

/** The page's policy asks for what these offer, and goes on doing so without them. */
const enforced = /^trusted/i;

/**
 * Objects, by their names in the page, with what is taken from each. A method of an object itself may be newer than one of the same
 * name that all of its kind have, such as `Response.json`.
 */
function takenAway(): [owner: string, member: string][] {
  return namesAfterBaseline()
    .filter((name) => !enforced.test(name))
    .flatMap((name): [string, string][] => {
      const [owner = '', member] = name.split('.');
      if (member === undefined) return [['window', owner]];
      if (owner === 'Window') return [['window', member]];
      if (member.endsWith('_static')) return [[owner, member.replace('_static', '')]];
      return [
        [owner, member],
        [`${owner}.prototype`, member],
      ];
    });
}

/** Takes away what is newer than the oldest browsers, before any script of the page runs. */
async function growOld(page: Page): Promise<void> {
  await page.addInitScript((taken) => {
    for (const [owner, member] of taken) {
      let holder: unknown = window;
      for (const name of owner.split('.')) holder &&= Reflect.get(Object(holder), name);
      if (holder) Reflect.deleteProperty(Object(holder), member);
    }
  }, takenAway());
}

test.describe('in a browser four years old', () => {
  test.beforeEach(({ page }) => growOld(page));

  test('what came later is missing indeed', async ({ page }) => {
    await page.goto(paths.home);
    expect(await page.evaluate(() => 'toSorted' in Array.prototype || 'groupBy' in Object)).toBe(false);
    expect(await page.evaluate(() => 'canParse' in URL || 'requestIdleCallback' in window)).toBe(false);
    expect(await page.evaluate(() => 'at' in Array.prototype && 'hasOwn' in Object)).toBe(true);
  });

  test('a hall is booked up to its invoice', async ({ page, complaints }) => {
    await bookHall(page);
    expect(complaints).toEqual([]);
  });

  for (const spec of mailForms) {
    test(`${spec.id} is sent`, async ({ page, sandbox }) => {
      const form = formPage(page, spec);
      await form.open();
      await form.write();
      await form.send.click();
      await expect.poll(async () => (await sandbox.outbox()).mails.length).toBe(1);
    });
  }

  test('the page of open positions comes alive', async ({ page, complaints }) => {
    await page.goto(paths.career);
    await hydrated(page, 'mf-marketing/career');
    expect(complaints).toEqual([]);
  });
});
