import { readFile } from 'node:fs/promises';
import { messages } from '@venue/shared/messages.ts';
import type { Page } from '@playwright/test';
import { paths } from '../../site/addresses.ts';
import { expect, hydrated, test } from '../fixtures.ts';
import { arrivedMails, expectArrived, expectedMail, formPage } from './form-page.ts';
import { contactForm, mailForms } from './mail-forms.ts';

const visit = mailForms.find(({ template }) => template === 'template_visit') ?? contactForm;

/** A tick box of the form. */
function box(page: Page, place: string) {
  return formPage(page, visit).form.getByRole('checkbox', { name: place, exact: true });
}

test('a visit: the event hall comes ticked from its page, is asked for, and goes into the calendar with the way there', async ({
  page,
  sandbox,
}) => {
  await page.goto(paths.eventHall);
  await page.getByRole('link', { name: 'Come and see it first' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Come and see it first' })).toBeVisible();
  await hydrated(page, visit.part);
  await expect(box(page, 'Event hall')).toBeChecked();
  await expect(box(page, 'Hotel')).not.toBeChecked();

  const form = formPage(page, visit);
  await form.open();
  await expect(box(page, 'Event hall')).toBeChecked();
  await form.write();
  await form.send.click();
  await expect(form.status(messages.messageSent)).toBeVisible();
  expect(await arrivedMails(sandbox)).toEqual([expectedMail(visit)]);
  await expect(
    form.part.getByText(
      'You asked for Thursday 20 March 2031, 10:30am, for 4 people. To see: Event hall, Hotel.',
    ),
  ).toBeVisible();
  await expect(form.part.getByText(/Nothing is fixed yet: a person reads it in office hours/)).toBeVisible();
  await expect(form.part.getByRole('link', { name: /^The way there/ })).toHaveAttribute(
    'href',
    /openstreetmap\.org/,
  );
  const download = page.waitForEvent('download');
  await form.part.getByRole('button', { name: 'Add to calendar' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('Visit 2031-03-20.ics');
  const calendar = await readFile(await file.path(), 'utf8');
  expect(calendar).toContain('DTSTART:20310320T093000Z');
  await expect(box(page, 'Event hall')).not.toBeChecked();
});

test('a closed day, a late hour and nobody to answer are said in sentences, and nothing is lost or sent', async ({
  page,
  sandbox,
}) => {
  const form = formPage(page, visit);
  await form.open();
  await form.write();
  await form.put('visitDate', '2031-03-23');
  await form.put('phone', '');
  await form.put('people', 'many');
  await form.send.click();
  const summary = form.form.getByRole('region', { name: '3 things to put right' });
  await expect(summary).toBeFocused();
  await expect(form.field('visitDate')).toHaveAccessibleDescription(
    /The office is closed on Sundays\. Choose another day: it is open 8am to 6pm Monday to Friday, 8am to 3pm Saturday/,
  );
  await expect(form.field('people')).toHaveAccessibleDescription(/Enter a number in figures/);
  await expect(form.field('phone')).toHaveAccessibleDescription(/Enter the number that the office may call/);

  await form.put('visitDate', '2031-03-22');
  await form.put('visitTime', '15:00');
  await form.put('phone', '0803 123 4567');
  await form.put('people', '4');
  await form.send.click();
  await expect(form.field('visitTime')).toHaveAccessibleDescription(
    /On Saturdays the office is open 8am to 3pm\. Choose a time within these hours/,
  );
  await form.put('visitDate', '2020-01-03');
  await form.send.click();
  await expect(form.field('visitDate')).toHaveAccessibleDescription(/This day is over/);
  await expect(box(page, 'Hotel')).toBeChecked();
  expect((await sandbox.outbox()).requests).toEqual([]);
});

test('while the service is down a visit is kept, ticks and all, and is sent later', async ({
  page,
  sandbox,
}) => {
  const form = formPage(page, visit);
  await form.open();
  await form.write();
  await sandbox.fault({ service: 'email', kind: 'status', status: 500, times: 1 });
  await form.send.click();
  await form.help.putBack.click();
  await expect(box(page, 'Hotel')).toBeChecked();
  await sandbox.fault({ service: 'email', kind: 'status', status: 500, times: 1 });
  await form.letTimePass();
  await form.send.click();
  await form.help.keep.click();
  await expect(box(page, 'Hotel')).not.toBeChecked();
  await page.reload();
  await form.waiting.getByRole('button', { name: 'Send now' }).click();
  await expect(form.waiting).toHaveCount(0);
  await expectArrived(sandbox, 1);
  expect(await arrivedMails(sandbox)).toEqual([expectedMail(visit)]);
});
