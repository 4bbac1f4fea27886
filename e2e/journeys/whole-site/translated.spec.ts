import { hallUnavailable, toastTexts } from '@venue/shared/text/toast-texts.ts';
import { paths } from '../../site/addresses.ts';
import { deviceList } from '../booking/device-list.ts';
import { familyPage, familyLink } from '../booking/family-pays.ts';
import { bookHall, booking, hallForm } from '../booking/hall-form.ts';
import { hallInvoice } from '../booking/hall-invoice.ts';
import { onlyMail } from '../booking/received-records.ts';
import { cardForm } from '../booking/card-form.ts';
import { stayForm } from '../booking/stay-form.ts';
import { expect, hydrated, test } from '../support/fixtures.ts';
import { arrivedMails, expectedMail, formPage } from '../forms/form-page.ts';
import { careerForm, contactForm } from '../forms/mail-forms.ts';
import { mark, translate } from '../support/translator.ts';

// The fixture checks every translated page: nothing fails, stays outdated or is sent translated.
test.use({ translated: true });

test.describe('the translator itself', () => {
  test.use({ translated: false });

  test('replaces text, also text added later, and reports changes where no one reads', async ({
    page,
    context,
  }) => {
    const faults = await translate(context);
    const body =
      '<main><div data-part="x"><p>Old <b>words</b></p><select><option>Hall</option></select></div></main>';
    await page.route('**/', (route) => route.fulfill({ contentType: 'text/html', body }));
    await page.goto('/');
    const words = await page.locator('p').evaluateHandle((line) => {
      const text = line.firstChild;
      // As React marks what it hydrates.
      Object.assign(line, { __reactFiber: {} });
      return text;
    });
    await expect(page.locator('p > font > font')).toHaveText('Old ');
    expect(await page.locator('option').textContent()).toBe(`Hall${mark}`);
    await page.locator('p').evaluate((line) => line.append('later'));
    await expect(page.locator('p > font:last-child > font')).toHaveText('later');
    const removed = words.evaluate((text) => void (text && document.querySelector('p')?.removeChild(text)));
    await expect(removed).rejects.toThrow('NotFoundError');
    await words.evaluate((text) => void Object.assign(text ?? {}, { nodeValue: 'New ' }));
    await expect.poll(() => faults).toEqual(['"Old " stands where "New " should']);
  });
});

test('a hall is booked and paid on a translated page', async ({ page, sandbox }) => {
  const { open, fillField, fillIn, submit, stopNotice, form } = hallForm(page);
  await sandbox.fault({
    service: 'reservation',
    kind: 'hall-taken',
    halls: [15],
    shownAs: 'missing',
    times: 1,
  });
  await test.step('advice, errors and amounts are updated', async () => {
    await open();
    await expect(form).toContainText('No hall yet');
    await fillField('noOfPeople', '1500');
    await expect(form.getByRole('status').filter({ hasText: '1,500 is more' })).toContainText(
      'request a quote',
    );
    await submit();
    await expect(form.getByRole('region', { name: toastTexts.fillInAllInputs })).toBeFocused();
    await fillIn();
    await expect(form.getByText('650 sit comfortably in Ambali Hall')).toBeVisible();
    const sum = page.getByRole('complementary', { name: 'What it will cost' });
    await expect(sum).toContainText('Ambali Hall');
    await expect(sum).toContainText('Thursday 20 March 2031, 12:00 to 19:00');
    await submit();
    await stopNotice(hallUnavailable('Ambali Hall'))
      .getByRole('button', { name: /Choose Wosilat Hall/ })
      .click();
    await sandbox.fault({ service: 'reservation', kind: 'down', times: 1 });
    await submit();
    await expect(stopNotice(toastTexts.cannotRetrieve)).toContainText('If this keeps happening, call');
    await page.context().setOffline(true);
    await expect(stopNotice(toastTexts.cannotRetrieve)).toContainText('You are offline');
    await page.context().setOffline(false);
  });
  await submit();
  await expect(page.getByRole('heading', { level: 1, name: /Wosilat Hall is held/ })).toBeVisible();
  const { eventType, hearAbout } = booking;
  expect(await onlyMail(sandbox)).toMatchObject({ eventType, hearAbout });

  const invoice = hallInvoice(page);
  const deposit = '₦880,000';
  await test.step('a closed card form is reported', async () => {
    await invoice.openCardForm(deposit);
    await invoice.card.cancelButton.click();
    await expect(invoice.statusMessage('You closed the card form.')).toBeVisible();
  });
  const list = deviceList(await page.context().newPage());
  await list.open();
  const row = list.row('Wosilat Hall');
  await expect(row.getByRole('button', { name: 'Open the invoice' })).toBeVisible();
  await test.step('the deposit is paid', async () => {
    await invoice.payAgain(deposit);
    await expect(invoice.receipt).toContainText(deposit);
    await expect(invoice.receipt).toContainText('this amount under this reference');
    await expect(row.getByRole('button', { name: /^Pay the balance/ })).toBeVisible();
  });
  await test.step('the device’s data is deleted', async () => {
    await list.wipeButton.click();
    await list.dialog.getByRole('button', { name: 'Delete everything' }).click();
    await expect(list.status.filter({ hasText: 'No bookings yet' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Book a hall' })).toBeVisible();
  });
});

test('someone else’s invoice is paid on a translated page', async ({ page }) => {
  await bookHall(page);
  const link = await familyLink(page);
  // Another person's browser.
  await page.evaluate(() => localStorage.clear());
  await page.goto('about:blank');
  const family = familyPage(page);
  await family.open(link);
  await expect(family.payButton).toHaveText(/Pay ₦800,000/);
  await family.amount('Full payment').check();
  await expect(family.payButton).toHaveText(/Pay ₦1,700,000/);
  await family.fillIn({ name: 'Tunde Bello', email: 'tunde@example.com', phone: '0803 765 4321' });
  await family.payButton.click();
  await family.card.cancelButton.click();
  await expect(family.main.getByText('Your details are still here.')).toBeVisible();
  await family.payButton.click();
  await family.question.getByRole('button', { name: 'It did not go through: pay ₦' }).click();
  await family.card.payButton.click();
  await expect(family.receipt).toContainText('₦1,700,000');
});

test('a room is booked on a translated page', async ({ page }) => {
  const stay = stayForm(page, 'deluxe-suite');
  await stay.open();
  await stay.chooseNights('2031-12-07', '2031-12-04');
  await expect(stay.cost).toContainText('Choose your nights');
  await stay.chooseNights('2031-12-04', '2031-12-07');
  await stay.expectCost('₦90,000');
  await stay.chooseNights('2031-12-04', '2031-12-06');
  await stay.expectCost('₦60,000');
  await stay.payButton.click();
  await expect(stay.email).toHaveAttribute('aria-invalid', 'true');
  await stay.fillInVisitor();
  await stay.payButton.click();
  await cardForm(page).cancelButton.click();
  await expect(stay.main.getByText('We saw no payment.')).toBeVisible();
  await stay.main.getByRole('button', { name: 'Put my details back' }).click();
  await stay.payButton.click();
  await stay.main.getByRole('button', { name: 'It did not go through: pay ₦' }).click();
  await cardForm(page).payButton.click();
  await expect(stay.receipt).toContainText('₦60,000');
});

test('messages are refused, sent, stored and sent later on translated pages', async ({ page, sandbox }) => {
  const cv = { name: 'Bello CV.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(100_000, 'cv') };
  const career = formPage(page, careerForm);
  await career.open();
  await career.submitButton.click();
  await expect(career.form.locator('[aria-invalid=true]').first()).toBeVisible();
  await career.fillIn();
  await career.field('my_file').setInputFiles(cv);
  await sandbox.fault({ service: 'email', kind: 'hold' });
  await career.submitButton.click();
  await page.clock.fastForward(20_000);
  await expect(career.statusMessage('Bello CV.pdf')).toBeVisible();
  await sandbox.mend();
  await expect(career.statusMessage(toastTexts.messageSent)).toBeVisible();
  expect(await arrivedMails(sandbox)).toMatchObject([{ fields: expectedMail(careerForm).fields }]);
  await page.goto(contactForm.path);
  const contact = formPage(page, contactForm);
  await hydrated(page, contactForm.part);
  await contact.fillIn();
  await sandbox.fault({ service: 'email', kind: 'status', status: 500, times: 2 });
  await contact.submitButton.click();
  await contact.saveButton.click();
  await contact.savedMessages.getByRole('button', { name: 'Send now' }).click();
  await expect(contact.savedMessages.getByText(toastTexts.somethingWentWrong)).toBeVisible();
  await contact.letTimePass();
  await contact.savedMessages.getByRole('button', { name: /^Send/ }).click();
  await expect(contact.statusMessage(toastTexts.messageSent).first()).toBeVisible();
});

test('numbers and dates are right on translated pages: halls, plan, nights, and the pages after them', async ({
  page,
}) => {
  await page.goto(paths.eventHall);
  await hydrated(page, 'mf-marketing/event-hall');
  const people = page.getByRole('textbox', { name: /^Guests, band/ });
  for (const [count, answer] of [
    ['50', /Ball Room/],
    ['1500', /event center/],
    ['650', /Ambali Hall/],
  ] as const) {
    await people.fill(count);
    await expect(page.getByRole('form', { name: 'How many are coming' }).getByRole('status')).toHaveText(
      answer,
    );
  }
  await page.getByText('Add up your own day').click();
  const sheet = page.getByRole('group', { name: 'Cost sheet' });
  await expect(sheet.getByRole('button', { name: 'Book Ambali Hall with this plan' })).toBeVisible();
  await page.getByLabel('Your date').fill('2031-03-20');
  await page.getByLabel('Ends').fill('22:00');
  await expect(sheet).toContainText('650 people, banquet, until 22:00');
  await page.getByLabel('Hall', { exact: true }).selectOption('Ball Room');
  await expect(sheet).toContainText('650 people are more than Ball Room holds');
  await page.getByRole('banner').getByRole('link', { name: 'Home' }).first().click();
  await hydrated(page, 'mf-marketing/home');
  const guests = page.getByLabel('Guests');
  for (const [count, answer] of [
    ['600', 'Ambali Hall ₦1,500,000'],
    ['1500', 'More than 900'],
    ['', 'Halls from'],
  ] as const) {
    await guests.fill(count);
    await expect(page.getByRole('form', { name: 'Check a date for a hall' })).toContainText(answer);
  }
  await page.goto(paths.hotels);
  await hydrated(page, 'mf-marketing/hotels');
  await page.getByLabel('Check-in').fill('2031-12-30T15:30');
  await page.getByLabel('Check-out').fill('2032-01-02T11:00');
  await expect(page.getByRole('heading', { name: 'Every room, 3 nights' })).toBeVisible();
  await page.getByLabel('Check-out').fill('2031-12-29T11:00');
  await expect(page.getByRole('heading', { name: 'Every room, every price' })).toBeVisible();
});

test('the gallery’s viewer counts on a translated page', async ({ page }) => {
  await page.goto(paths.gallery);
  await hydrated(page, 'mf-marketing/gallery');
  await page.getByRole('radio', { name: /^Hotel/ }).check();
  await page.getByRole('link', { name: /hotel lobby/i }).click();
  const viewer = page.getByRole('dialog', { name: 'Picture viewer' });
  await expect(viewer.getByText('2 of 7')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(viewer.getByText('3 of 7')).toBeVisible();
  await page.goBack();
  await expect(viewer).toBeHidden();
});
