import { paths } from '../site/addresses.ts';
import { withFaultyModule } from './faulty-module.ts';
import { expect, hydrated, test } from './fixtures.ts';
import { booking, hallForm } from './booking/hall-form.ts';
import { expectArrived, formPage } from './forms/form-page.ts';
import { contactForm } from './forms/mail-forms.ts';
import { contactView, expectReport, ofForms, openContact, reportsOf } from './reported.ts';

test('a page on which nothing fails reports nothing', async ({ page, sandbox }) => {
  await page.goto(paths.contact);
  await hydrated(page, 'mf-forms/contact');
  await page.goto(paths.home);
  await hydrated(page, 'mf-marketing/home');
  expect(await reportsOf(sandbox)).toEqual([]);
});

test('a part that throws is reported with its name, its release and the place', async ({ page, sandbox }) => {
  const body = 'export function ContactView() { throw new TypeError("at ada@venue.example"); }';
  await withFaultyModule(page, contactView, body);
  await openContact(page);
  await expectReport(sandbox, {
    code: 'part-broken',
    page: paths.contact,
    part: 'mf-forms/contact',
    release: expect.stringMatching(ofForms),
    error: 'TypeError',
    place: expect.stringMatching(/^\/mf-forms\/.*contact-view-.*\.js:1:\d+$/),
  });
  expect(JSON.stringify(await reportsOf(sandbox))).not.toContain('ada@');
});

test('a part whose files are gone is reported once, however often it is tried', async ({ page, sandbox }) => {
  await page.route(contactView, (route) => route.fulfill({ status: 404 }));
  await openContact(page);
  const retry = page.getByRole('main').getByRole('button', { name: 'Retry' });
  await retry.click();
  await expect(retry).toBeVisible();
  await expectReport(sandbox, { code: 'part-not-loaded', part: 'mf-forms/contact' });
  const codes = (await reportsOf(sandbox)).map(({ code }) => code);
  expect(codes.filter((code) => code === 'part-not-loaded')).toHaveLength(1);
});

test('a tampered file is reported as refused, by its name', async ({ page, sandbox }) => {
  await page.route(contactView, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `globalThis.tampered = true;${await response.text()}` });
  });
  await openContact(page);
  const place = expect.stringMatching(/^\/mf-forms\/.*\/contact-view-[^/]*\.js$/);
  await expectReport(sandbox, {
    code: 'file-refused',
    part: 'mf-forms/contact',
    release: expect.stringMatching(ofForms),
    place,
  });
});

test('a shell that does not arrive is reported by the page itself', async ({ page, sandbox }) => {
  await page.route(
    (url) => url.pathname.startsWith('/shell/'),
    (route) => route.abort(),
  );
  await openContact(page);
  await expectReport(sandbox, { code: 'shell-not-started', page: paths.contact });
  await page.goto('/ada@venue.example');
  await page.locator('html').press('Shift');
  await expectReport(sandbox, { code: 'shell-not-started', page: 'other' });
});

test('what the policy forbids is reported without the path', async ({ page, sandbox }) => {
  await page.goto(paths.contact);
  await hydrated(page, 'mf-forms/contact');
  await page.locator('[data-part="mf-forms/contact"]').evaluate((part) => {
    part.append(Object.assign(new Image(), { src: 'https://elsewhere.example/ada@venue.example' }));
  });
  await expectReport(sandbox, {
    code: 'forbidden',
    forbidden: 'img-src https://elsewhere.example',
    part: 'mf-forms/contact',
    release: expect.stringMatching(ofForms),
  });
  expect(JSON.stringify(await reportsOf(sandbox))).not.toContain('ada@');
});

test('a mail service that refuses is reported, without anything of the message', async ({
  page,
  sandbox,
}) => {
  const contact = formPage(page, contactForm);
  await sandbox.fault({ service: 'email', kind: 'down' });
  await contact.open();
  await contact.write();
  await contact.send.click();
  await expectReport(sandbox, { code: 'email', page: paths.contact });
  const told = JSON.stringify(await reportsOf(sandbox));
  for (const { typed } of Object.values(contactForm.fields)) expect(told).not.toContain(typed);
  await expectArrived(sandbox, 0);
});

test('what stands in the address line is not told', async ({ page, sandbox }) => {
  await page.goto('/ada@venue.example');
  await page.locator('html').press('Shift');
  // Nothing on this page shows when the shell begins to listen, so it is done until it is heard.
  await expect(async () => {
    await page.evaluate(() => {
      document.body.append(Object.assign(new Image(), { src: 'https://elsewhere.example/' }));
    });
    expect(await reportsOf(sandbox)).toContainEqual(
      expect.objectContaining({ code: 'forbidden', page: 'other' }),
    );
  }).toPass({ timeout: 20_000 });
  expect(JSON.stringify(await reportsOf(sandbox))).not.toContain('ada@');
});

test('a reservation service that does not answer is reported, without anything of the booking', async ({
  page,
  sandbox,
}) => {
  const hall = hallForm(page);
  await sandbox.fault({ service: 'reservation', kind: 'down' });
  await hall.open();
  await hall.fillIn();
  await hall.submit();
  await expectReport(sandbox, { code: 'reservation', page: paths.hallBooking });
  const told = JSON.stringify(await reportsOf(sandbox));
  for (const value of [booking.firstName, booking.lastName, booking.email]) expect(told).not.toContain(value);
});
