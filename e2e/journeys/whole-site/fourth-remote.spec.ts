import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { openReleaseLab, type ReleaseLab } from '../../release-lab/release-lab.ts';
import { changedFiles, sourceFiles } from '../../release-lab/source-files.ts';
import { versionsOnPages } from '../../release-lab/versions-on-pages.ts';
import { copyWorkspace } from '../../repository/copied-workspace.ts';
import { sandboxLane } from '../../sandbox/client.ts';
import { paths } from '../../site/addresses.ts';
import { sandboxOrigin } from '../../site/test-ports.ts';
import { expect, hydrated, test } from '../support/fixtures.ts';
import { addShop } from './fourth-remote-files.ts';

const run = promisify(execFile);

/** Unit tests that read the declarations of all remotes in a checkout. */
const testsOfTheWholeSite = [
  'e2e/repository/documents.test.ts',
  'e2e/repository/example-document.test.ts',
  'e2e/site',
  'shell/platform/configuration',
  'shell/src/layout',
];

let copy: Awaited<ReturnType<typeof copyWorkspace>>;
let lab: ReleaseLab;
let versions: Record<string, string>;

/** Runs an installed tool in the checkout with the new remote. Rejects with its output. */
async function passes(tool: string, ...args: string[]): Promise<void> {
  const command = path.join(copy.folder, 'node_modules', tool);
  const outcome = await run(process.execPath, [command, ...args], { cwd: copy.folder }).then(
    () => '',
    (error: unknown) => String(Object(error).stdout),
  );
  expect(outcome, `${tool} ${args.join(' ')}`).toBe('');
}

async function liveVersions(): Promise<Record<string, string>> {
  const names = ['shell', 'mf-bookings', 'mf-forms', 'mf-marketing'];
  return Object.fromEntries(await Promise.all(names.map(async (name) => [name, await lab.live(name)])));
}

test.describe.configure({ mode: 'serial', timeout: 300_000 });

test.beforeAll(async () => {
  test.setTimeout(300_000);
  copy = await copyWorkspace();
  lab = await openReleaseLab({ checkout: copy.folder });
  versions = await liveVersions();
});

test.afterAll(async () => {
  await lab.close();
  await copy.close();
});

test('a fourth remote is only its own folder: it passes every check and is released', async () => {
  const before = await sourceFiles(copy.folder);
  await addShop(copy.folder);
  await passes('typescript/bin/tsc', '-b', 'mf-shop', 'shell/tsconfig.node.json');
  await passes('oxlint/bin/oxlint', '--quiet', 'mf-shop');
  await passes('oxfmt/bin/oxfmt', '--list-different', 'mf-shop');
  await passes('knip/bin/knip.js');
  await passes('vitest/vitest.mjs', 'run', '--config', 'e2e/vitest.config.ts', ...testsOfTheWholeSite);
  expect(await lab.command('release', 'mf-shop', 'configuration')).toMatch(
    /built {5}mf-shop 0\.1\.0-[\da-f]{10}\n.*live {6}composition/s,
  );
  const changed = changedFiles(before, await sourceFiles(copy.folder));
  expect(changed.filter((file) => !file.startsWith('mf-shop/'))).toEqual([]);
  expect(await liveVersions()).toEqual(versions);
});

test('its page is in the header, reads its own configuration, and sends its own mail form', async ({
  page,
  complaints,
}) => {
  await page.goto(lab.origin + paths.contact);
  await hydrated(page, 'mf-forms/contact');
  await page.getByRole('banner').getByRole('link', { name: 'Shop', exact: true }).click();
  await expect(page).toHaveURL(`${lab.origin}/shop`);
  await expect(page.getByRole('heading', { level: 1, name: 'Cloth by the yard' })).toBeVisible();
  await page.reload();
  await expect(page.getByText('Fetch it at the second gate.')).toBeVisible();
  await hydrated(page, 'mf-shop/shop');
  const form = page.getByRole('form', { name: 'Order cloth' });
  await form.getByLabel('Yards').fill('12');
  await form.getByRole('button', { name: 'Order' }).click();
  await expect(page.getByText('Your order is with us.')).toBeVisible();
  const { mails } = await sandboxLane(sandboxOrigin, 'main').received();
  expect(mails.at(-1)).toMatchObject({ templateId: 'template_cloth_order' });
  expect(complaints).toEqual([]);
});

test('its fragment is at the foot of other remotes’ pages and works', async ({ page }) => {
  for (const address of [paths.contact, paths.terms, paths.myBookings]) {
    await page.goto(lab.origin + address);
    const foot = page.getByRole('contentinfo');
    await foot.getByRole('button', { name: 'Shop hours' }).scrollIntoViewIfNeeded();
    await hydrated(page, 'mf-shop/shop-hours');
    await foot.getByRole('button', { name: 'Shop hours' }).click();
    await expect(foot.getByText('The shop is open on market days.')).toBeVisible();
  }
});

test('its style sheet takes precedence over the reset on its page, and changes no other page', async ({
  page,
}) => {
  await page.goto(`${lab.origin}/shop`);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveCSS('text-transform', 'uppercase');
  await expect(heading).toHaveCSS('margin-top', '40px');
  await page.goto(lab.origin + paths.contact);
  await expect(page.getByRole('contentinfo').getByRole('button', { name: 'Shop hours' })).toBeVisible();
  await expect(heading).toHaveCSS('text-transform', 'none');
  await expect(page.getByRole('heading', { level: 2 }).first()).toHaveCSS('text-transform', 'none');
});

test('a remote that is removed keeps its files for open tabs and can be restored', async ({
  page,
  request,
}) => {
  const live = await lab.live('mf-shop');
  const compositions = await readdir(`${lab.siteFolder}.compositions`);
  const [first = '', ...later] = compositions.filter((name) => /^\d+$/.test(name)).toSorted();
  const shopFiles = await readdir(path.join(lab.siteFolder, 'mf-shop', live, 'assets'));
  await lab.command('rollback', 'site', first);
  expect((await request.get(`${lab.origin}/shop`)).status()).toBe(404);
  expect(await lab.live('mf-shop')).toBe('');
  expect(await versionsOnPages(lab.siteFolder)).not.toHaveProperty('mf-shop');
  const file = await request.get(`${lab.origin}/mf-shop/${live}/assets/${shopFiles[0]}`);
  expect(file.status()).toBe(200);
  // The earlier site is restored with its configuration, which does not know this package.
  await expect(lab.command('rollback', 'mf-shop', live)).rejects.toThrow('shop: is missing');
  await lab.command('rollback', 'site', later.at(-1) ?? '');
  expect(await lab.live('mf-shop')).toBe(live);
  await page.goto(`${lab.origin}/shop`);
  await hydrated(page, 'mf-shop/shop');
  await expect(page.getByText('Fetch it at the second gate.')).toBeVisible();
});
