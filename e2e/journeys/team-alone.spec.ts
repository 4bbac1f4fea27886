import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { releasesFolder } from '@venue/shell/release/places.ts';
import { freePort } from '@venue/shell/hosting/ports.ts';
import { copyWorkspace } from '../boundaries/copied-workspace.ts';
import { replaceIn } from '../ownership/edit.ts';
import { paths } from '../site/addresses.ts';
import { testSiteFolder } from '../site/test-site.ts';
import { expect, test } from './fixtures.ts';

type Running = { origin: string; checkout: string; said: string; stop: () => Promise<void> };

async function untilSaid(child: ChildProcess, word: string): Promise<string> {
  let said = '';
  for await (const chunk of child.stdout ?? []) {
    said += String(chunk);
    if (said.includes(word)) return said;
  }
  throw new Error(`it ended and said only: ${said}`);
}

/** `npm run dev -- mf-bookings` in a checkout of its own, beside the site under test as the live one. */
async function startAlone(): Promise<Running> {
  const { folder, close } = await copyWorkspace();
  const [port, sandboxPort] = [await freePort(), await freePort()];
  const child = spawn(process.execPath, ['--import', 'tsx', 'shell/hosting/dev.ts', 'mf-bookings'], {
    cwd: folder,
    env: {
      ...process.env,
      NODE_ENV: 'development',
      PORT: String(port),
      SANDBOX_PORT: String(sandboxPort),
      SITE_FOLDER: testSiteFolder,
      RELEASES_FOLDER: releasesFolder,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const said = await untilSaid(child, 'Site ');
  child.stdout?.resume();
  return {
    origin: `http://127.0.0.1:${port}`,
    checkout: folder,
    said,
    stop: async () => {
      const ended = once(child, 'close');
      child.kill('SIGTERM');
      await ended;
      await close();
    },
  };
}

test('a team works alone: its own part is refreshed in place inside the live shell, with all else as it is live', async ({
  page,
  complaints,
}) => {
  test.setTimeout(120_000);
  const { origin, checkout, said, stop } = await startAlone();
  test.info().annotations.push({ type: 'ready', description: said });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  try {
    await page.goto(origin + paths.hallBooking);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('Book a hall', { timeout: 30_000 });
    const name = page.getByRole('textbox', { name: /^First name/ });
    await name.fill('Adaeze');
    await page.evaluate(() => document.documentElement.setAttribute('data-same-page', ''));
    await replaceIn(
      path.join(checkout, 'mf-bookings/src/hall/hall-booking-view.tsx'),
      '>Book a hall<',
      '>Book one of our halls<',
    );
    await expect(heading).toHaveText('Book one of our halls');
    await expect(name).toHaveValue('Adaeze');
    await expect(page.locator('html')).toHaveAttribute('data-same-page', '');

    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await expect(page.locator('[data-part="mf-forms/callback"] form')).toBeVisible();
    expect(asked.filter((url) => /\/mf-forms\/\d[^/]*\//.test(url)).length).toBeGreaterThan(0);
    expect(asked.filter((url) => /\/mf-bookings\/\d[^/]*\/.*\.js/.test(url))).toEqual([]);
    expect(complaints).toEqual([]);
  } finally {
    await stop();
  }
});
