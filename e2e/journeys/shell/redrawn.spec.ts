import { toastTexts } from '@venue/shared/text/toast-texts.ts';
import { paths } from '../../site/addresses.ts';
import { booking, filledIn, hallForm } from '../booking/pages/hall-form.ts';
import { hallInvoice } from '../booking/pages/hall-invoice.ts';
import { arrivedMails, expectedMail, formPage, typedValues } from '../forms/form-page.ts';
import { careerForm, contactForm } from '../forms/mail-forms.ts';
import { expect, personsTime, test } from '../support/fixtures.ts';
import {
  disturbances,
  openWithoutScripts,
  selectedLetters,
  selectLetters,
  watchRedrawn,
} from '../support/redrawn-page.ts';

const cv = { name: 'Bello CV.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 cv') };

// Each place of a foreign element once: what carries typed text over is the same for every form.

test('an application typed before hydration is kept where an extension changed the page', async ({
  page,
  sandbox,
}) => {
  const { form, field, fillField, values, submitButton, statusMessage } = formPage(page, careerForm);
  const release = await openWithoutScripts(page, careerForm.path);
  for (const [name, { typed }] of Object.entries(careerForm.fields)) await fillField(name, typed);
  await form.locator('[type=file]').setInputFiles(cv);
  await selectLetters(field('name'), [2, 5]);
  await disturbances['in the frame'](form);
  const redrawn = await watchRedrawn(field('name'));
  release();
  await redrawn();
  expect(await values()).toEqual(typedValues(careerForm));
  await expect(field('name')).toBeFocused();
  expect(await selectedLetters(field('name'))).toEqual([2, 5]);
  await personsTime(page);
  await submitButton.click();
  await expect(statusMessage(toastTexts.messageSent)).toBeVisible();
  const [mail] = await arrivedMails(sandbox);
  expect(mail).toMatchObject({ ...expectedMail(careerForm), attachments: [{ name: cv.name }] });
});

test('a hall booking typed before hydration is kept where a translator changed the page', async ({
  page,
}) => {
  const hall = hallForm(page);
  const release = await openWithoutScripts(page, paths.hallBooking);
  await hall.fillIn();
  await selectLetters(hall.field('firstName'), [2, 5]);
  await disturbances['around all text'](hall.form);
  await disturbances['in front of the form'](hall.form);
  const redrawn = await watchRedrawn(hall.field('firstName'));
  release();
  await redrawn();
  expect(await hall.values()).toEqual(filledIn);
  await expect(hall.field('firstName')).toBeFocused();
  expect(await selectedLetters(hall.field('firstName'))).toEqual([2, 5]);
  await hall.submit();
  await expect(hallInvoice(page).sheet).toContainText(booking.lastName);
});

test('a message sent before hydration is sent once where its form is drawn anew', async ({
  page,
  sandbox,
}) => {
  const { form, fillField, submitButton, statusMessage } = formPage(page, contactForm);
  const release = await openWithoutScripts(page, contactForm.path);
  for (const [name, { typed }] of Object.entries(contactForm.fields)) await fillField(name, typed);
  await disturbances['beside a field'](form);
  await personsTime(page);
  await submitButton.dblclick();
  release();
  await expect(statusMessage(toastTexts.messageSent)).toBeVisible();
  expect(await arrivedMails(sandbox)).toEqual([expectedMail(contactForm)]);
});

test('a menu opened before hydration stays open where the frame is drawn anew', async ({ page }) => {
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
