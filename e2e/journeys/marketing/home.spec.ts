import { paths } from '../../site/addresses.ts';
import { expect, test } from '../support/fixtures.ts';

test(
  'the content of the home page, even without its code',
  {
    tag: ['@HM-01..11', '@G-09', '@G-10'],
  },
  async ({ page }) => {
    await page.route(/\.js$/, (route) => route.abort());
    await page.goto(paths.home);
    const main = page.getByRole('main');

    await test.step('the welcome and the capacities', async () => {
      const hero = main.getByRole('region', { name: 'Welcome' });
      await expect(hero.getByRole('button', { name: 'Take a tour' })).toBeVisible();
      await expect(hero.getByRole('link', { name: 'Contact Us' })).toHaveAttribute('href', paths.contact);
      const counters = main
        .getByRole('region', { name: /^From one table/ })
        .getByRole('list')
        .filter({ hasText: 'Multipurpose Hall' });
      await expect(counters.getByRole('link')).toHaveText([
        /^2,500\+Event Hall.*Up to 2,500\+/,
        /^2,500\+Multipurpose Hall/,
        /^200VIP Lounge/,
        /^200\+Outdoor Function Area/,
      ]);
    });

    await test.step('five slides', async () => {
      const slides = main.getByRole('region', { name: 'What is here' }).locator('article');
      await expect(slides).toHaveCount(5);
      for (const [index, path] of [
        paths.eventHall,
        paths.hotels,
        paths.apartments,
        paths.concertSpace,
        paths.lounge,
      ].entries()) {
        const slide = slides.nth(index);
        await expect(slide.locator('p')).toHaveCount(2);
        await expect(slide.getByRole('link', { name: /^Learn More/ })).toHaveAttribute('href', path);
      }
    });

    await test.step('four reviews', async () => {
      const reviews = main.getByRole('region', { name: 'Reviews' }).locator('figure');
      await expect(reviews).toHaveCount(4);
      await expect(reviews.locator('blockquote')).toHaveCount(4);
      await expect(reviews.locator('figcaption strong')).toHaveCount(4);
      await expect(reviews.locator('figcaption svg')).toHaveCount(4);
    });

    await test.step('eleven doors', async () => {
      const doors = main.getByRole('navigation', { name: 'The eleven doors' }).getByRole('link');
      await expect(doors).toHaveCount(11);
      const facilities = Object.values(paths).filter((path) => path.startsWith('/facilities/'));
      const led = await doors.evaluateAll((all) => all.map((door) => door.getAttribute('href')));
      expect(new Set(led)).toEqual(new Set(facilities));
    });

    await test.step('requests for a quote', async () => {
      const quotes = main.getByRole('link', { name: /^Request a quote/ });
      await expect(quotes).toHaveText([
        /for weddings/,
        /for social events/,
        /for corporate events/,
        /for concerts/,
        /for a whole space/,
      ]);
      for (const quote of await quotes.all()) await expect(quote).toHaveAttribute('href', paths.requestQuote);
    });

    await test.step('the newsletter', async () => {
      const newsletter = main.getByRole('form', { name: 'Newsletter' });
      await expect(newsletter.getByRole('textbox')).toHaveCount(1);
      await expect(newsletter.getByLabel('E-mail')).toHaveAttribute('type', 'email');
    });
  },
);
