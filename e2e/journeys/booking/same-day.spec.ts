import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { timeIs } from '../set-site-time.ts';
import { deviceList } from './device-list.ts';
import { onlyMail } from './hall-outbox.ts';
import { cardForm, stayForm } from './stay-form.ts';

async function calendarOf(page: Page): Promise<string> {
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Add to calendar' }).click();
  const file = await readFile(await (await coming).path(), 'utf8');
  return file.replaceAll('\r\n ', '').replaceAll('\\,', ',');
}

for (const { paid, from, to, title, words, told, kind } of [
  {
    kind: 'for today, in the late evening',
    paid: '2031-12-04T21:30:00Z',
    from: '2031-12-04',
    to: '2031-12-05',
    title: 'Paid, waiting for the venue: call before you set out.',
    words: /do not wait for one: call \+234 .* before you set out/,
    told: 'Thursday 4 December 2031, before an answer is due: please answer at once',
  },
  {
    kind: 'for tomorrow',
    paid: '2031-12-03T08:00:00Z',
    from: '2031-12-04',
    to: '2031-12-05',
    title: 'Paid, waiting for the venue.',
    words:
      /You come on Thu 4 Dec 2031: if nothing has come by noon that day, call \+234 .* before you set out/,
    told: 'Thursday 4 December 2031, the day on which an answer is due: please answer by noon',
  },
] as const) {
  test(`a stay paid ${kind}: no place tells to wait longer than the stay does`, async ({ page, sandbox }) => {
    await timeIs(page, new Date(paid));
    const form = stayForm(page, 'deluxe-suite');
    await form.open();
    await form.nights(from, to);
    const beforehand = form.main.getByText('It begins before our answer is due: call us before you set out.');
    await expect(beforehand).toHaveCount(kind === 'for tomorrow' ? 0 : 1);
    await form.who();
    await form.pay.click();
    await cardForm(page).pay.click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(form.receipt).toContainText(words);
    await expect(form.receipt).toContainText('The venue has been told of your booking by e-mail.');
    expect(await onlyMail(sandbox)).toMatchObject({ firstDay: told });
    await expect(form.main).not.toContainText(/See you today|noon of the next day|tomorrow noon/);
    const calendar = await calendarOf(page);
    expect(calendar).toMatch(words);
    expect(calendar).not.toContain('VALARM');

    const list = deviceList(page);
    await list.open();
    await expect(list.row('Basic Deluxe')).toContainText(words);
  });
}
