import { paths } from '../../site/addresses.ts';
import { expect, test } from '../support/fixtures.ts';

test(
  'the home page greets, shows four reviews and asks for one address, even without its code',
  { tag: ['@HM-01', '@HM-02', '@HM-08', '@HM-11'] },
  async ({ page }) => {
    await page.route(/\.js$/, (route) => route.abort());
    await page.goto(paths.home);
    const main = page.getByRole('main');
    const hero = main.getByRole('region', { name: 'Welcome' });
    await expect(hero.getByRole('button', { name: 'Take a tour' })).toBeVisible();
    await expect(hero.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', paths.contact);
    const reviews = main.getByRole('region', { name: 'Reviews' }).locator('figure');
    for (const part of ['blockquote', 'figcaption strong', 'figcaption svg'])
      await expect(reviews.locator(part)).toHaveCount(4);
    const newsletter = main.getByRole('form', { name: 'Newsletter' });
    await expect(newsletter.getByRole('textbox')).toHaveCount(1);
    await expect(newsletter.getByLabel('E-mail')).toHaveAttribute('type', 'email');
  },
);
