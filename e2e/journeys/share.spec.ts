import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { merged } from '@venue/shell/configuration/merged.ts';
import { sandboxDocument } from '@venue/shell/configuration/sandbox-document.ts';
import { compositionsOf } from '@venue/shell/live/compositions.ts';
import { shareLink } from '@venue/shell/live/share.ts';
import { reportsPath } from '@venue/shell/share/reports-path.ts';
import { startNginx, type NginxHost } from '../hosts/nginx-host.ts';
import { systemNginx } from '../hosts/system-nginx.ts';
import { paths } from '../site/addresses.ts';
import { openReleaseLab, type ReleaseLab } from '../site/release-lab.ts';
import { sandboxOrigin } from '../site/test-ports.ts';
import { expect, test } from './fixtures.ts';

type Shared = { lab: ReleaseLab; nginx: NginxHost; origin: string };

/** A site that a real nginx serves, which counts the failures that its pages report. */
async function openShared(program: string): Promise<Shared> {
  const lab = await openReleaseLab({ trial: 'tried' });
  const nginx = await startNginx({ program, root: lab.siteFolder });
  const origin = `https://localhost:${nginx.httpsPort}`;
  const { content } = await sandboxDocument(sandboxOrigin);
  await lab.composeWith(merged(content, { siteUrl: origin, reportUrl: origin + reportsPath }));
  return { lab, nginx, origin };
}

async function groupsOf({ lab }: Shared) {
  await expect.poll(() => existsSync(shareLink(lab.siteFolder)), { timeout: 90_000 }).toBe(true);
  const [candidate = ''] = await readdir(shareLink(lab.siteFolder));
  const others = Array.from({ length: 100 }, (_, number) => String(number).padStart(2, '0'));
  const names = new Set(await readdir(shareLink(lab.siteFolder)));
  return { candidate, live: others.find((group) => !names.has(group)) ?? '' };
}

function asks({ nginx }: Shared, group: string) {
  return nginx.get(paths.contact, { headers: { cookie: `share_group=${group}` } });
}

async function join(page: Page, { origin }: Shared, group: string): Promise<void> {
  await page.context().addCookies([{ name: 'share_group', value: group, url: origin }]);
}

async function outcomes({ lab }: Shared): Promise<string[]> {
  const log = await readFile(`${compositionsOf(lab.siteFolder)}/log.jsonl`, 'utf8');
  return [...log.matchAll(/"outcome":"(\w+)"/g)].map(([, outcome = '']) => outcome);
}

/** A visitor without a group is drawn into one, and gets the same version from then on. */
async function staysOnSide(page: Page, { origin }: Shared): Promise<void> {
  await page.goto(origin + paths.contact);
  const heading = page.getByText(/^Come and see (us|them)$/);
  const first = await heading.textContent();
  for (let visit = 0; visit < 3; visit += 1) {
    await page.goto(origin + paths.contact);
    await expect(heading).toHaveText(first ?? '');
  }
  const cookies = await page.context().cookies(origin);
  expect(cookies).toContainEqual(
    expect.objectContaining({
      name: 'share_group',
      value: expect.stringMatching(/^\d\d$/),
      httpOnly: true,
      secure: true,
    }),
  );
}

/** Opens the page until its failure is reported; gives the address of a file of this version. */
async function fails(page: Page, { origin }: Shared, version: string): Promise<string> {
  const reported = page.waitForRequest(origin + reportsPath);
  const asked = page.waitForRequest((request) => request.url().includes(`/mf-forms/${version}/`));
  const opened = page.goto(origin + paths.contact).then(() => page.locator('html').press('Shift'));
  const [file] = await Promise.all([asked, reported, opened]);
  return new URL(file.url()).pathname;
}

const program = systemNginx();
const title =
  'a candidate goes to a share of the visitors, who stay with it; one that fails goes back by itself, a good one goes to all';

test.use({ ignoreHTTPSErrors: true });

// Where no nginx is, `visitor-side.test.ts` and `share.test.ts` say the same of our own server and of the moves.
if (program !== undefined) {
  test(title, async ({ page, browser }) => {
    test.setTimeout(240_000);
    const shared = await openShared(program);
    const { lab, nginx, origin } = shared;
    const failing = await lab.prepareRelease('mf-forms', {
      texts: { 'Come and see us': 'Come and see them' },
      modules: {
        'contact-view': (code) => `${code};setTimeout(() => { throw new RangeError('planted'); });`,
      },
    });
    const good = await lab.prepareRelease('mf-forms', { texts: { 'Come and see us': 'Come and see her' } });
    expect((await nginx.get(paths.contact)).headers['set-cookie']).toBeUndefined();

    // The trial would stop it, as it should: here it is visitors who find what is wrong.
    const unchecked = ['--share', '50', '--for', '5m', '--unchecked'];
    const ended = lab.command('rollback', 'mf-forms', failing, ...unchecked).then(
      () => 'held',
      (error: unknown) => String(error),
    );
    const groups = await groupsOf(shared);
    for (let view = 0; view < 12; view += 1) {
      const { headers, body } = await asks(shared, groups.live);
      expect(headers['cache-control']).toBe('private, no-cache');
      expect(String(body)).toContain('Come and see us');
    }
    const newcomer = await browser.newContext({ ignoreHTTPSErrors: true });
    await staysOnSide(await newcomer.newPage(), shared);
    await newcomer.close();
    await join(page, shared, groups.candidate);
    const files: string[] = [];
    // What the newcomer's pages reported counts, too: it may be withdrawn before the fifth.
    for (let view = 0; view < 5; view += 1) {
      const file = await Promise.race([fails(page, shared, failing), ended.then(() => undefined)]);
      if (file === undefined) break;
      files.push(file);
    }
    expect(await ended).toMatch(
      /withdrawn: .* live version: 0 failures[^]*uncaught RangeError (?:in \S+ )?by mf-forms@9\.9\.9/,
    );

    // A tab of its own: that of before may still be loading.
    const again = await page.context().newPage();
    await again.goto(origin + paths.contact);
    await expect(again.getByText('Come and see us')).toBeVisible();
    expect((await nginx.get(files[0] ?? '')).status).toBe(200);

    const heldGood = await lab.command('rollback', 'mf-forms', good, '--share', '50', '--for', '1s');
    expect(heldGood).toMatch(/^tried .* changed pages[^]*^shared [^]*^held /m);
    await expect(lab.command('rollback', 'mf-forms')).rejects.toThrow(
      '"npm run release -- --withdraw" takes it back',
    );
    expect(await lab.command('releases')).toMatch(new RegExp(`${good} +shared`));
    expect(String((await asks(shared, (await groupsOf(shared)).candidate)).body)).toContain(
      'Come and see her',
    );
    await lab.command('release', '--all');
    const { headers, body } = await asks(shared, groups.live);
    expect([headers['cache-control'], headers['set-cookie']]).toEqual(['no-cache', undefined]);
    expect(String(body)).toContain('Come and see her');
    expect(await lab.live('mf-forms')).toBe(good);
    expect((await outcomes(shared)).slice(-5)).toEqual(['shared', 'withdrawn', 'shared', 'refused', 'live']);
    await nginx.close();
    await lab.close();
  });
}
