import { paths } from '../../site/addresses.ts';
import { expect, test } from '../support/fixtures.ts';

test('planners’ questions are answered, or ready to send on WhatsApp', async ({ page }) => {
  await page.goto(paths.hallBooking);
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: /^what planners ask before they pay/ }).click();
  const questions = await opened;
  await expect(questions.getByRole('heading', { level: 1, name: 'What planners ask' })).toBeVisible();
  const about = (name: string) => questions.getByRole('main').getByRole('region', { name });

  const parking = about('How many cars can park?');
  await expect(parking.getByRole('link', { name: /^Ask us how many cars can park/ })).toHaveAttribute(
    'href',
    `https://wa.me/2340000000001?text=${encodeURIComponent('Good day, we are planning an event at Àríyá. How many cars can park at the halls, and where?')}`,
  );
  await expect(about('How are the halls cooled?').getByRole('link', { name: /^Ask us/ })).toBeVisible();
  await expect(questions.getByRole('main').getByRole('link', { name: /^Ask on WhatsApp/ })).toHaveAttribute(
    'href',
    /How%20are%20the%20halls%20cooled.*How%20many%20toilets/,
  );
  await about('What if we cancel or change the date?')
    .getByRole('link', { name: 'Changing and cancelling' })
    .click();
  await expect(questions.getByRole('heading', { name: 'Halls: changing and cancelling' })).toBeInViewport();
});
