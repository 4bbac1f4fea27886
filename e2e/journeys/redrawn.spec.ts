import { messages } from '@venue/shared/messages.ts';
import { paths } from '../site/addresses.ts';
import { isDeep } from '../site/this-run.ts';
import { booking, filledIn, hallForm } from './booking/hall-form.ts';
import { hallInvoice } from './booking/hall-invoice.ts';
import { cardForm, stayForm } from './booking/stay-form.ts';
import { expect, personsTime, test } from './fixtures.ts';
import { arrivedMails, expectArrived, expectedMail, formPage, typedValues } from './forms/form-page.ts';
import { contactForm, mailForms } from './forms/mail-forms.ts';
import {
  type Disturbance,
  disturbances,
  openWithoutScripts,
  selectedLetters,
  selectLetters,
  watchRedrawn,
} from './redrawn-page.ts';

const cv = { name: 'Bello CV.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 cv') };

/** Every place of a foreign element once; with each form where there is time. */
const byMail: Readonly<Record<string, readonly Disturbance[]>> = isDeep
  ? {
      'F-01 contact': ['beside a field', 'in front of the form', 'around all text', 'in the frame'],
      'F-02 callback': ['in the frame'],
      'F-13 request a quote': ['around all text'],
      'F-16 career': ['beside a field', 'in the frame'],
    }
  : { 'F-01 contact': ['around all text'], 'F-16 career': ['in the frame'] };
const byHall: readonly Disturbance[] = isDeep
  ? ['beside a field', 'in front of the form', 'in the frame']
  : ['beside a field'];
const byStay: readonly Disturbance[] = isDeep
  ? ['in front of the form', 'around all text']
  : ['in front of the form'];

for (const spec of mailForms) {
  for (const where of byMail[spec.id] ?? []) {
    test(`${spec.id}: what was typed before the page lives is there and is sent, with foreign elements ${where}`, async ({
      page,
      sandbox,
    }) => {
      const { part, form, field, put, values, send } = formPage(page, spec);
      const release = await openWithoutScripts(page, spec.path);
      if (spec.folded) await part.locator('summary').click();
      for (const [name, { typed }] of Object.entries(spec.fields)) await put(name, typed);
      const file = form.locator('[type=file]');
      const hasFile = (await file.count()) > 0;
      if (hasFile) await file.setInputFiles(cv);
      await selectLetters(field('name'), [2, 5]);
      await disturbances[where](form);
      const redrawn = await watchRedrawn(field('name'));
      release();
      await redrawn();
      expect(await values()).toEqual(typedValues(spec));
      await expect(field('name')).toBeFocused();
      expect(await selectedLetters(field('name'))).toEqual([2, 5]);
      await personsTime(page);
      await send.click();
      await expectArrived(sandbox, 1);
      const [mail] = await arrivedMails(sandbox);
      expect(mail).toMatchObject({ ...expectedMail(spec), attachments: hasFile ? [{ name: cv.name }] : [] });
    });
  }
}

for (const where of byHall) {
  test(`hall: what was typed before the page lives is there and is booked, with foreign elements ${where}`, async ({
    page,
  }) => {
    const hall = hallForm(page);
    const release = await openWithoutScripts(page, paths.hallBooking);
    await hall.fillIn();
    await selectLetters(hall.field('firstName'), [2, 5]);
    await disturbances[where](hall.form);
    const redrawn = await watchRedrawn(hall.field('firstName'));
    release();
    await redrawn();
    expect(await hall.values()).toEqual(filledIn);
    await expect(hall.field('firstName')).toBeFocused();
    expect(await selectedLetters(hall.field('firstName'))).toEqual([2, 5]);
    await hall.submit();
    await expect(hallInvoice(page).sheet).toContainText(booking.lastName);
  });
}

for (const where of byStay) {
  test(`stay: what was typed before the page lives is there and can be paid, with foreign elements ${where}`, async ({
    page,
  }) => {
    const stay = stayForm(page, 'deluxe-suite');
    const form = page.locator('main form[novalidate]');
    const release = await openWithoutScripts(page, paths.deluxeSuiteBooking);
    await stay.nights('2031-12-30', '2032-01-02');
    await stay.who();
    const name = form.locator('[name=name]');
    await selectLetters(name, [2, 5]);
    await disturbances[where](form);
    const redrawn = await watchRedrawn(name);
    release();
    await redrawn();
    await stay.owes('₦90,000');
    await expect(name).toBeFocused();
    expect(await selectedLetters(name)).toEqual([2, 5]);
    await stay.pay.click();
    await expect(cardForm(page).sum('90,000')).toBeVisible();
  });
}

test('a message that was sent before the page lives is sent once, though its form is drawn anew', async ({
  page,
  sandbox,
}) => {
  const { form, put, send, status } = formPage(page, contactForm);
  const release = await openWithoutScripts(page, contactForm.path);
  for (const [name, { typed }] of Object.entries(contactForm.fields)) await put(name, typed);
  await disturbances['beside a field'](form);
  await personsTime(page);
  await send.dblclick();
  release();
  await expect(status(messages.messageSent)).toBeVisible();
  expect(await arrivedMails(sandbox)).toEqual([expectedMail(contactForm)]);
});

test('the menu that was opened before the page lives stays open, though the frame is drawn anew', async ({
  page,
}) => {
  await page.setViewportSize({ width: 412, height: 900 });
  const release = await openWithoutScripts(page, paths.contact);
  const toggle = page.getByRole('banner').getByRole('button', { name: /menu/i });
  await toggle.click();
  const menu = page.getByRole('navigation', { name: 'Main' });
  const group = menu.locator('details').first();
  await group.locator('summary').click();
  await disturbances['in the frame'](page.locator('main form'));
  const redrawn = await watchRedrawn(menu);
  release();
  await redrawn();
  await expect(menu).toBeVisible();
  await expect(group).toHaveAttribute('open');
  await expect(toggle).toHaveAttribute('aria-expanded', 'true');
});
