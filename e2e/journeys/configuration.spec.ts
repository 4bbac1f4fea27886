import { execFile } from 'node:child_process';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { paths } from '../site/addresses.ts';
import { z } from 'zod';
import { sandboxDocument } from '@venue/shell/platform/configuration/chosen-document.ts';
import { workspace } from '@venue/shell/platform/releases/folders.ts';
import { testSiteFolder } from '../site/test-site.ts';
import { expect, test } from './fixtures.ts';
import { createGate } from './gate.ts';

const run = promisify(execFile);

function command(name: string, environment: NodeJS.ProcessEnv): Promise<unknown> {
  const { SITE_CONFIG: _inherited, ...env } = process.env;
  const tsx = path.join(workspace, 'node_modules/tsx/dist/cli.mjs');
  return run(process.execPath, [tsx, 'shell/platform/cli/site.ts', name], {
    cwd: workspace,
    env: { ...env, ...environment },
  });
}

const documentSchema = z.looseObject({
  email: z.record(z.string(), z.unknown()),
  payment: z.record(z.string(), z.unknown()),
});

async function sandboxConfig() {
  return documentSchema.parse((await sandboxDocument('http://127.0.0.1:4180')).content);
}

test('a site that has no configuration yet asks for one at its first release, and says which variable chooses', async () => {
  const site = path.join(await mkdtemp(path.join(tmpdir(), 'ariya-first-')), 'site');
  await expect(command('release', { SITE_FOLDER: site })).rejects.toThrow('SITE_CONFIG is not set');
});

test('a document that is wrong is refused by the names of its keys', async () => {
  const { payment: _missing, ...config } = await sandboxConfig();
  const broken = { ...config, email: { ...config.email, origin: 'http://127.0.0.1:4180/' } };
  const file = path.join(await mkdtemp(path.join(tmpdir(), 'ariya-config-')), 'site.json');
  await writeFile(file, JSON.stringify(broken));
  await expect(command('compose', { SITE_FOLDER: testSiteFolder, SITE_CONFIG: file })).rejects.toThrow(
    /email\.origin: must be an address[^]*payment: is missing|payment: is missing[^]*email\.origin: must be an address/,
  );
});

test('a page whose configuration is damaged says so in one notice, tells the owner, and stays readable', async ({
  page,
  sandbox,
}) => {
  const gate = createGate();
  await page.route(/\.js$/, async (route) => {
    await gate.opened;
    await route.continue();
  });
  await page.goto(paths.contact, { waitUntil: 'commit' });
  await page.locator('#config').waitFor({ state: 'attached' });
  await page.evaluate(() => {
    const block = document.getElementById('config');
    const config = JSON.parse(block?.textContent ?? '{}');
    delete config.email.publicKey;
    if (block?.firstChild) block.firstChild.nodeValue = JSON.stringify(config);
  });
  gate.open();
  await expect(page.getByRole('alert')).toContainText('email.publicKey');
  await expect.poll(async () => (await sandbox.outbox()).reports).toMatchObject([{ code: 'page-facts' }]);
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: /bring/i })).toBeVisible();
});
