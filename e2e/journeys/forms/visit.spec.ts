import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { toastTexts } from '@venue/shared/text/toast-texts.ts';
import { paths } from '../../site/addresses.ts';
import { expect, hydrated, test } from '../support/fixtures.ts';
import { arrivedMails, expectedMail, formPage } from './form-page.ts';
import { visitForm } from './mail-forms.ts';

/** A tick box of the form. */
function box(page: Page, place: string) {
  return formPage(page, visitForm).form.getByRole('checkbox', { name: place, exact: true });
}

test('a visit is requested and saved to the calendar', async ({ page, sandbox }) => {
  await page.clock.install();
  await page.goto(paths.eventHall);
  await page.getByRole('link', { name: 'Come and see it first' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Come and see it first' })).toBeVisible();
  await hydrated(page, visitForm.part);
  await expect(box(page, 'Halls')).toBeChecked();
  await expect(box(page, 'Hotel')).not.toBeChecked();

  const form = formPage(page, visitForm);
  await form.fillIn();
  await form.fillField('visitDate', '2031-03-23');
  await form.submitButton.click();
  await expect(form.form.getByRole('region', { name: 'One thing to correct' })).toBeFocused();
  await expect(form.field('visitDate')).toHaveAccessibleDescription(/The office is closed on Sundays/);
  await form.fillField('visitDate', '2031-03-20');
  await sandbox.fault({ service: 'email', kind: 'status', status: 500, times: 1 });
  await form.submitButton.click();
  await form.restoreButton.click();
  await expect(box(page, 'Hotel')).toBeChecked();
  await form.submitButton.click();
  await expect(form.statusMessage(toastTexts.messageSent)).toBeVisible();
  expect(await arrivedMails(sandbox)).toEqual([expectedMail(visitForm)]);
  await expect(
    form.part.getByText('You asked for Thursday 20 March 2031, 10:30am, for 4 people. To see: Halls, Hotel.'),
  ).toBeVisible();
  await expect(form.part.getByText(/Nothing is fixed yet: we’ll read it in office hours/)).toBeVisible();
  await expect(form.part.getByRole('link', { name: /^Directions/ })).toHaveAttribute(
    'href',
    /openstreetmap\.org/,
  );
  const download = page.waitForEvent('download');
  await form.part.getByRole('button', { name: 'Add to calendar' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('Visit 2031-03-20.ics');
  const calendar = await readFile(await file.path(), 'utf8');
  expect(calendar).toContain('DTSTART:20310320T093000Z');
  await expect(box(page, 'Halls')).not.toBeChecked();
});
