import { paths } from '../../site/addresses.ts';
import {
  contactView,
  expectReport,
  formsRelease,
  openContact,
  reportsOf,
} from '../support/failure-reports.ts';
import { withFaultyModule } from '../support/faulty-module.ts';
import { expect, hydrated, test } from '../support/fixtures.ts';

test(
  'a view that throws while it hydrates stays readable and is reported',
  { tag: '@G-13' },
  async ({ page, sandbox }) => {
    const body = 'export function ContactView() { throw new TypeError("at ada@venue.example"); }';
    await withFaultyModule(page, contactView, body);
    await openContact(page);
    const main = page.getByRole('main');
    await expect(main.getByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(main.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
    await expect(main.getByLabel('Message')).toBeVisible();
    await expectReport(sandbox, {
      code: 'part-broken',
      page: paths.contact,
      part: 'mf-forms/contact',
      release: expect.stringMatching(formsRelease),
      error: 'TypeError',
      place: expect.stringMatching(/^\/mf-forms\/.*contact-view-.*\.js:1:\d+$/),
    });
    expect(JSON.stringify(await reportsOf(sandbox))).not.toContain('ada@');
    await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
    await hydrated(page, 'mf-marketing/home');
  },
);

test(
  'a view that throws after a navigation shows the error page, and the rest goes on',
  { tag: '@G-11' },
  async ({ page }) => {
    const body = 'export function ContactView() { throw new Error("the contact view is at fault"); }';
    await withFaultyModule(page, contactView, body);
    await page.goto(paths.home);
    await hydrated(page, 'mf-marketing/home');
    await page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true }).click();
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
    await expect(main.getByText('the contact view is at fault')).toBeVisible();
    await expect(page).toHaveTitle(/^Unexpected Application Error!/);
    await expect(main.getByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(main.locator('a[href^="tel:"]').first()).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: /bring/i })).toBeVisible();
  },
);

test('a part whose files are gone is reported once, however often it is tried', async ({ page, sandbox }) => {
  let attempts = 0;
  await page.route(contactView, (route) => {
    attempts += 1;
    return route.fulfill({ status: 404 });
  });
  await openContact(page);
  await expect(page.getByRole('main').getByRole('button', { name: 'Retry' })).toBeVisible();
  await expect.poll(() => attempts).toBeGreaterThan(1);
  await expectReport(sandbox, { code: 'part-not-loaded', part: 'mf-forms/contact' });
  const codes = (await reportsOf(sandbox)).map(({ code }) => code);
  expect(codes.filter((code) => code === 'part-not-loaded')).toHaveLength(1);
});

test('what does not hydrate is reported with the part whose component it is', async ({ page, sandbox }) => {
  const element = `{ $$typeof: Symbol.for('react.transitional.element'), type: 'p', key: null, props: { children: 'x' } }`;
  await withFaultyModule(page, contactView, `export function ContactView() { return ${element}; }`);
  await openContact(page);
  await expectReport(sandbox, {
    code: 'hydration',
    part: 'mf-forms/contact',
    release: expect.stringMatching(formsRelease),
  });
});
