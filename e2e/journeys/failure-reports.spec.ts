import type { Page } from '@playwright/test';
import type { SandboxLane } from '@venue/sandbox/client.ts';
import { paths } from '../site/addresses.ts';
import { withFaultsIn, withFaultyModule } from './faulty-module.ts';
import { expect, hydrated, test } from './fixtures.ts';
import { booking, hallForm } from './booking/hall-form.ts';
import { expectArrived, formPage } from './forms/form-page.ts';
import { contactForm } from './forms/mail-forms.ts';

const ofForms = /^mf-forms@\d/;
const contactView = /\/contact-view-[^/]*\.js$/;

async function reportsOf(sandbox: SandboxLane) {
  return (await sandbox.outbox()).reports;
}

async function expectReport(sandbox: SandboxLane, report: Readonly<Record<string, unknown>>): Promise<void> {
  await expect
    .poll(() => reportsOf(sandbox), { timeout: 20_000 })
    .toContainEqual(expect.objectContaining(report));
}

async function openContact(page: Page): Promise<void> {
  await page.goto(paths.contact);
  await page.locator('html').press('Shift');
}

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

test('what is thrown later, outside any part, is reported with the release that threw it', async ({
  page,
  sandbox,
}) => {
  const body = `setTimeout(() => { throw new RangeError('late'); });
    setTimeout(() => Promise.reject(new SyntaxError('later')));
    export function ContactView() { return null; }`;
  await withFaultyModule(page, contactView, body);
  await openContact(page);
  const release = expect.stringMatching(ofForms);
  await expectReport(sandbox, { code: 'uncaught', release, error: 'RangeError' });
  await expectReport(sandbox, { code: 'uncaught', release, error: 'SyntaxError' });
});

test('each of many faults is reported with the part and the release that it is in', async ({
  page,
  sandbox,
}) => {
  const inTimer = (thrown: string) => `setTimeout(() => { throw ${thrown}; });`;
  const onPress = (thrown: string) => `addEventListener('dblclick', () => { throw ${thrown}; });`;
  const rejected = (thrown: string) => `setTimeout(async () => { await 0; throw ${thrown}; });`;
  await withFaultsIn(page, {
    start: inTimer(`new EvalError()`) + onPress(`new SyntaxError()`),
    'home-view': inTimer(`new RangeError()`) + onPress(`new URIError()`) + rejected(`new ReferenceError()`),
    'newsletter-fragment': inTimer(`'a text'`) + onPress(`new DOMException('', 'DataError')`),
  });
  await page.goto(paths.home);
  await page.locator('[data-part="mf-forms/newsletter"]').scrollIntoViewIfNeeded();
  await hydrated(page, 'mf-forms/newsletter');
  await hydrated(page, 'mf-marketing/home');
  await page.getByRole('heading', { level: 1 }).dblclick();
  const of = (part: string) => ({ part, release: expect.stringMatching(`^${part.split('/')[0]}@\\d`) });
  const ofShell = { release: expect.stringMatching(/^shell@\d/), place: expect.stringContaining('/start-') };
  await expectReport(sandbox, { error: 'EvalError', ...ofShell });
  await expectReport(sandbox, { error: 'SyntaxError', ...ofShell });
  await expectReport(sandbox, { error: 'RangeError', ...of('mf-marketing/home') });
  await expectReport(sandbox, { error: 'URIError', ...of('mf-marketing/home') });
  await expectReport(sandbox, { error: 'ReferenceError', ...of('mf-marketing/home') });
  await expectReport(sandbox, {
    ...of('mf-forms/newsletter'),
    place: expect.stringContaining('/newsletter-fragment-'),
  });
  await expectReport(sandbox, { error: 'DataError', ...of('mf-forms/newsletter') });
});

test('what does not hydrate is reported with the part whose component it is', async ({ page, sandbox }) => {
  const element = `{ $$typeof: Symbol.for('react.transitional.element'), type: 'p', key: null, props: { children: 'x' } }`;
  await withFaultyModule(page, contactView, `export function ContactView() { return ${element}; }`);
  await openContact(page);
  await expectReport(sandbox, {
    code: 'hydration',
    part: 'mf-forms/contact',
    release: expect.stringMatching(ofForms),
  });
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

test('a press that is answered late is reported with the part that it was in', async ({ page, sandbox }) => {
  await page.goto(paths.contact);
  await hydrated(page, 'mf-forms/contact');
  await page.locator('[data-part="mf-forms/contact"]').evaluate((part) => {
    const button = Object.assign(document.createElement('button'), { textContent: 'Slow' });
    // What a press takes off the page cannot be asked afterwards where it stood.
    button.addEventListener('click', () => {
      button.remove();
      const end = performance.now() + 700;
      while (performance.now() < end);
    });
    part.prepend(button);
  });
  await page.getByRole('button', { name: 'Slow' }).click();
  await expectReport(sandbox, {
    code: 'slow',
    part: 'mf-forms/contact',
    release: expect.stringMatching(ofForms),
    amount: expect.any(Number),
  });
});

test('a page that moves under the reader is reported with the part that pushed, not with what it pushed', async ({
  page,
  sandbox,
}) => {
  await page.setViewportSize({ width: 1280, height: 2400 });
  await page.goto(paths.contact);
  await hydrated(page, 'mf-forms/contact');
  // Moves that the reader did not cause count only while nothing was pressed.
  await page.locator('[data-part="mf-forms/contact"]').evaluate(async (part) => {
    const spacer = document.createElement('div');
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.pushes { height: 900px }');
    document.adoptedStyleSheets.push(sheet);
    part.append(spacer);
    const frame = () => new Promise(requestAnimationFrame);
    for (let times = 0; times < 6; times += 1) {
      spacer.classList.toggle('pushes');
      await frame();
      await frame();
    }
  });
  await expectReport(sandbox, {
    code: 'shift',
    part: 'mf-forms/contact',
    release: expect.stringMatching(ofForms),
  });
});
