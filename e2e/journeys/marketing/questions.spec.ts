import { paths } from '../../site/addresses.ts';
import { expect, test } from '../support/fixtures.ts';

test('planners’ questions are answered, or ready to send on WhatsApp', async ({ page }) => {
  await page.goto(paths.hallBooking);
  const opened = page.waitForEvent('popup');
  await page.getByRole('link', { name: /^what planners ask before they pay/ }).click();
  const questions = await opened;
  await expect(questions.getByRole('heading', { level: 1, name: 'What planners ask' })).toBeVisible();
  const about = (name: string) => questions.getByRole('main').getByRole('region', { name });

  const cooling = about('How are the halls cooled?');
  await expect(cooling.getByText('Please ask us.')).toBeVisible();
  await expect(cooling.getByRole('link', { name: /^Ask on WhatsApp/ })).toHaveAttribute(
    'href',
    `https://wa.me/2340000000001?text=${encodeURIComponent('Good day, we are planning an event at Àríyá. How are the halls cooled, and does that cost more?')}`,
  );
  await about('What if we cancel or change the date?')
    .getByRole('link', { name: 'Changing and cancelling' })
    .click();
  await expect(questions.getByRole('heading', { name: 'Halls: changing and cancelling' })).toBeInViewport();
});
