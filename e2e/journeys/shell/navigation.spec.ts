import type { Locator, Page } from '@playwright/test';
import { paths, type SiteAddress } from '../../site/addresses.ts';
import { carousel } from '../marketing/carousel.ts';
import { expect, hydrated, test } from '../support/fixtures.ts';
import { expectSameDocument, markDocument, siteFrame } from '../support/site-frame.ts';

// Where the menus lead: `shell/src/layout/navigation.test.ts`.

type Target = { path: SiteAddress; title: RegExp };

/** Follows a link; the page it leads to has its title and a heading, from the top, in the same document. */
async function follow(page: Page, link: Locator, { path, title }: Target): Promise<void> {
  await link.click();
  await expect(page).toHaveTitle(title);
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expectSameDocument(page);
}

const contact: Target = { path: paths.contact, title: /^Contact Us/ };
const hotels: Target = { path: paths.hotels, title: /^Hotel/ };

test(
  'links lead through all remotes in one document, each page from its top',
  { tag: ['@G-04', '@G-06', '@G-08', '@HM-06'] },
  async ({ page }) => {
    await page.goto(paths.home);
    await hydrated(page, 'mf-marketing/home');
    await markDocument(page);
    const { header, logo, group, footer } = siteFrame(page);
    const main = page.getByRole('main');
    const inMain = (path: SiteAddress) => main.locator(`a[href="${path}"]:not([tabindex]):visible`).first();
    const slides = carousel(page, { name: 'What is here', one: 'slide', all: 'slides' });

    await slides.awake();
    await slides.dots.nth(1).click();
    await slides.shows(1);
    await follow(page, slides.slides.nth(1).getByRole('link', { name: /^Learn More/ }), hotels);
    await follow(page, inMain(paths.standardSuiteBooking), {
      path: paths.standardSuiteBooking,
      title: /^Book Basic Standard/,
    });
    await follow(page, inMain(paths.hotels), hotels);
    await group('Media').opener.click();
    await follow(page, group('Media').links.nth(2), {
      path: paths.newsletter,
      title: /^Newsletter/,
    });
    await follow(page, header.getByRole('link', { name: 'Check a date' }), {
      path: paths.hallBooking,
      title: /^Book a hall/,
    });
    await follow(page, footer.getByRole('link', { name: 'Social events', exact: true }), {
      path: paths.socialEvents,
      title: /^Social events/,
    });
    await follow(page, footer.getByRole('link', { name: 'Terms and conditions', exact: true }), {
      path: paths.terms,
      title: /^Terms and conditions/,
    });
    await follow(page, logo, {
      path: paths.home,
      title: /^Halls, hotel and concert space/,
    });
  },
);

test('an address whose fragment is no encoding is shown, left and come back to like any other', async ({
  page,
}) => {
  await page.goto(`${paths.hotels}#%E0%A4%A`);
  await hydrated(page, 'mf-marketing/hotels');
  await markDocument(page);
  await follow(page, siteFrame(page).link('Contact'), contact);
  await page.goBack();
  await expect(page).toHaveTitle(hotels.title);
  await expectSameDocument(page);
});
