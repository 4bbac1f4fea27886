import type { Server } from 'node:http';
import type { Page } from '@playwright/test';
import { merged } from '@venue/shell/configuration/merged.ts';
import { sandboxDocument } from '@venue/shell/configuration/sandbox-document.ts';
import { freePort } from '@venue/shell/hosting/ports.ts';
import { servePreview } from '@venue/shell/preview/preview-server.ts';
import { paths } from '../site/addresses.ts';
import { openReleaseLab, type ReleaseLab } from '../site/release-lab.ts';
import { sandboxOrigin } from '../site/test-ports.ts';
import { expect, hydrated, test } from './fixtures.ts';
import { seriousFaults } from './serious-faults.ts';

const heading = 'Come and see us';
const tried = 'Come and see them';
const hour = 60 * 60 * 1000;

let lab: ReleaseLab;
let other: string;
/** A server of the developer's own machine, which the sandbox's configuration names. */
let own: { origin: string; server: Server };

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(180_000);
  lab = await openReleaseLab();
  other = await lab.prepareRelease('mf-forms', { texts: { [heading]: tried } });
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const { content } = await sandboxDocument(sandboxOrigin);
  await lab.composeWith(merged(content, { tryFrom: [origin] }));
  own = { origin, server: await servePreview(lab.siteFolder, port) };
});

test.afterAll(async () => {
  own.server.closeAllConnections();
  own.server.close();
  await lab.close();
});

/** What a developer types into the console. */
async function askForOverlay(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.setItem('developer', 'on'));
  await page.reload();
}

async function keepTries(page: Page, text: string): Promise<void> {
  await page.evaluate((value) => localStorage.setItem('developer-tries', value), text);
}

function panelOf(page: Page) {
  return page.getByRole('complementary', { name: 'For developers' });
}

const overlayCode = /\/open-overlay-[^/]*\.js$/;

test('a developer sees whose parts a page has, tries another version, and the live one returns', async ({
  page,
  complaints,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.clock.install();
  await page.goto(lab.origin + paths.contact);
  await hydrated(page, 'mf-forms/contact');
  await expect(panelOf(page)).toHaveCount(0);
  expect(asked.filter((address) => overlayCode.test(address))).toEqual([]);
  const before = await page.getByRole('heading', { level: 1 }).boundingBox();

  await askForOverlay(page);
  await hydrated(page, 'mf-forms/contact');
  const panel = panelOf(page);
  await panel.getByText('what is on this page').click();
  const live = await lab.live('mf-forms');
  await expect(panel.getByRole('listitem').filter({ hasText: 'mf-forms/contact' })).toContainText(
    `${live}, went live`,
  );
  await expect(panel).toContainText(`Code may also come from ${own.origin}.`);
  expect(await page.getByRole('heading', { level: 1 }).boundingBox()).toEqual(before);
  expect(await seriousFaults(page)).toEqual([]);

  await panel.getByLabel('Another version').selectOption(`mf-forms ${other}`);
  await panel.getByRole('button', { name: 'Try it for an hour' }).click();
  await expect(page.getByText(tried)).toBeVisible();
  const banner = panel.getByRole('status');
  await expect(banner).toContainText(`You are trying mf-forms ${other}`);
  await expect(banner).toContainText('Nothing that you send, book or pay here is real.');

  await page.goto(lab.origin + paths.contact);
  await expect(page.getByText(tried)).toBeVisible();
  await page.clock.runFor(hour + 1000);
  await expect(page.getByText(heading)).toBeVisible();
  await expect(banner).toHaveCount(0);
  await panel.getByText('what is on this page').click();
  await panel.getByRole('button', { name: 'Turn this off' }).click();
  await hydrated(page, 'mf-forms/contact');
  await expect(panel).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('nothing but that device’s owner has another version run', async ({ page, context }) => {
  const until = Date.now() + hour / 2;
  const good = { remote: 'mf-forms', version: other, until };
  const ran: string[] = [];
  context.on('request', (request) => {
    const address = new URL(request.url());
    const isElsewhere = ![lab.origin, sandboxOrigin, own.origin].includes(address.origin);
    if (isElsewhere || address.pathname.includes(other)) ran.push(request.url());
  });
  await context.route('http://evil.example/**', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<iframe src="${lab.origin}${paths.contact}"></iframe>`,
    }),
  );
  const staysLive = async (why: string) => {
    await hydrated(page, 'mf-forms/contact');
    await expect(page.getByText(heading), why).toBeVisible();
    expect(
      ran.filter((address) => !address.startsWith('http://evil.example')),
      why,
    ).toEqual([]);
  };

  // No address turns it on, and no message does.
  const wish = encodeURIComponent(JSON.stringify([good]));
  await page.goto(`${lab.origin}${paths.contact}?developer=on&developer-tries=${wish}#developer=on`);
  await keepTries(page, JSON.stringify([good]));
  await page.evaluate(() => window.postMessage({ developer: 'on' }, '*'));
  await page.reload();
  await staysLive('an address');
  await expect(panelOf(page)).toHaveCount(0);

  // Poisoned storage, on a device that asked for the overlay.
  const poison: readonly unknown[] = [
    { ...good, version: '9.9.9-0123456789' },
    { ...good, version: `../mf-forms/${other}` },
    { ...good, version: `//evil.example/${other}` },
    { ...good, version: 'javascript:alert(1)' },
    { ...good, from: 'http://evil.example:80' },
    { ...good, from: 'http://127.0.0.1:9' },
    { ...good, from: own.origin, version: '9.9.9-0123456789' },
    { ...good, remote: '__proto__' },
    { ...good, until: until + 2 * hour },
    { ...good, until: Date.now() - 1 },
  ];
  const texts = [...poison.map((one) => JSON.stringify([one])), '{', `["${'x'.repeat(9000)}"]`];
  await askForOverlay(page);
  for (const text of texts) {
    await keepTries(page, text);
    await page.reload();
    await expect(panelOf(page)).toHaveCount(1);
    await staysLive(text.slice(0, 120));
    expect(await page.evaluate(() => localStorage.getItem('developer-tries'))).toBeNull();
  }

  // A version whose files are there, and which no list names.
  await page.route('**/releases.json', async (route) => {
    const text = await (await route.fetch()).text();
    await route.fulfill({
      contentType: 'application/json',
      body: text.replaceAll(other, '9.9.9-0123456789'),
    });
  });
  await keepTries(page, JSON.stringify([good]));
  await page.reload();
  await expect(panelOf(page).getByRole('status')).toContainText('is in no list of releases');
  await staysLive('an unlisted version');
  await page.unroute('**/releases.json');

  // Another tab writes: this one goes on as it is. In a frame of another site nothing is asked for.
  const tab = await context.newPage();
  await tab.goto(lab.origin + paths.contact);
  await keepTries(tab, JSON.stringify([good]));
  await tab.close();
  await staysLive('another tab');
  await page.goto('http://evil.example/');
  await expect(page.locator('iframe')).toHaveCount(1);
  expect(ran.filter((address) => address.includes(other))).toEqual([]);
});

test('a version that is not what it was released as does not run', async ({ page }) => {
  await page.goto(lab.origin + paths.contact);
  await keepTries(
    page,
    JSON.stringify([{ remote: 'mf-forms', version: other, until: Date.now() + hour / 2 }]),
  );
  await page.route(`**/mf-forms/${other}/assets/contact-view-*.js`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()};window.tampered = true;` });
  });
  await askForOverlay(page);
  await expect(page.getByRole('main').getByRole('button', { name: 'Retry' })).toBeVisible();
  expect(await page.evaluate(() => 'tampered' in window)).toBe(false);

  await page.route(`**/mf-forms/${other}/release.json`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('sha256-', 'sha256-A') });
  });
  await page.reload();
  await expect(panelOf(page).getByRole('status')).toContainText('is not that version');
  await expect(page.getByText(heading)).toBeVisible();
});

test('a sandbox takes code from the developer’s own machine where its configuration names it', async ({
  page,
}) => {
  await page.goto(lab.origin + paths.contact);
  const wanted = { remote: 'mf-forms', version: other, from: own.origin, until: Date.now() + hour / 2 };
  await keepTries(page, JSON.stringify([wanted]));
  await askForOverlay(page);
  await expect(page.getByText(tried)).toBeVisible();
  await expect(panelOf(page).getByRole('status')).toContainText(`${other} from ${own.origin} in place of`);
});
