import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, readlink } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { workspace } from '@venue/shell/platform/checkout/folders.ts';
import { siteStateFile } from '@venue/shell/platform/compose/compose-request.ts';
import { mergePatch } from '@venue/shell/platform/configuration/merge-patch.ts';
import { configurationForSandbox } from '@venue/shell/platform/configuration/selected-configuration.ts';
import { previewFolder } from '@venue/shell/platform/deploy/preview.ts';
import { liveVersions, siteStateSchema } from '@venue/shell/platform/releases/site-state.ts';
import { freePort } from '@venue/shell/platform/serve/ports.ts';
import { servePreview } from '@venue/shell/platform/serve/site-server.ts';
import { openReleaseLab, type ReleaseLab } from '../../release-lab/release-lab.ts';
import { replaceIn } from '../../release-lab/source-files.ts';
import { copyWorkspace } from '../../repository/copied-workspace.ts';
import { paths } from '../../site/addresses.ts';
import { sandboxOrigin } from '../../site/test-ports.ts';
import { expect, hydrated, test } from '../support/fixtures.ts';

async function versionsIn(folder: string): Promise<Record<string, string>> {
  const text = await readFile(path.join(folder, siteStateFile), 'utf8');
  const live = liveVersions(siteStateSchema.parse(JSON.parse(text)));
  return Object.fromEntries(live.map(({ name, version }) => [name, version]));
}

/** Changes a text of the contact page in a separate checkout, and previews it. Resolves with the preview's folder. */
async function previewChange(lab: ReleaseLab): Promise<string> {
  const { folder, close } = await copyWorkspace();
  try {
    const file = 'mf-forms/src/views/come-and-see-us.tsx';
    await replaceIn(path.join(folder, file), 'Come and see us', 'Come and see them');
    const tsx = path.join(workspace, 'node_modules/tsx/dist/cli.mjs');
    const { SITE_CONFIG: _own, ...env } = lab.environment;
    await promisify(execFile)(
      process.execPath,
      [tsx, 'shell/platform/cli/site.ts', 'preview', 'mf-forms', '--only-write'],
      {
        cwd: folder,
        env,
      },
    );
  } finally {
    await close();
  }
  return previewFolder(lab.siteFolder, 'mf-forms');
}

test('a preview is the live site with one package replaced, marked and unlisted, and does not change the live site', async ({
  page,
  complaints,
}) => {
  test.setTimeout(180_000);
  const lab = await openReleaseLab();
  const { content } = await configurationForSandbox(sandboxOrigin);
  await lab.composeWith(mergePatch(content, { siteUrl: 'https://www.venue.example' }));
  const composition = await readlink(lab.siteFolder);
  const before = await versionsIn(lab.siteFolder);

  const folder = await previewChange(lab);
  expect(await readlink(lab.siteFolder)).toBe(composition);
  const { 'mf-forms': candidate, ...others } = await versionsIn(folder);
  const { 'mf-forms': live, ...otherLive } = before;
  expect(candidate).not.toBe(live);
  expect(others).toEqual(otherLive);
  expect(['sitemap.xml', 'robots.txt'].map((file) => existsSync(path.join(lab.siteFolder, file)))).toEqual([
    true,
    true,
  ]);
  expect(['sitemap.xml', 'robots.txt'].map((file) => existsSync(path.join(folder, file)))).toEqual([
    false,
    false,
  ]);

  const port = await freePort();
  const server = await servePreview(folder, port);
  const answer = await page.goto(`http://127.0.0.1:${port}${paths.contact}`);
  expect(answer?.headers()['x-robots-tag']).toBe('noindex');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  const strip = page.getByRole('complementary', { name: 'Preview' });
  await expect(strip).toContainText(`Preview of mf-forms ${candidate}`);
  await expect(strip).toHaveCSS('background-color', 'rgb(255, 217, 74)');
  await hydrated(page, 'mf-forms/contact');
  await expect(page.getByText('Come and see them')).toBeVisible();

  await page.goto(lab.origin + paths.contact);
  await expect(page.getByText('Come and see us')).toBeVisible();
  await expect(strip).toBeHidden();
  expect(complaints).toEqual([]);
  server.closeAllConnections();
  server.close();
  await lab.close();
});
