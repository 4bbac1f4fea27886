import { paths } from '../../site/addresses.ts';
import type { Locator } from '@playwright/test';
import { expect, hydrated, test } from '../fixtures.ts';
import { expectSameDocument, markDocument, siteFrame } from './site-frame.ts';

/** What the specification lists in each group (H-04 to H-07). */
const groups = {
  About: [paths.overview, paths.ourTeam],
  Events: [paths.weddingEvents, paths.socialEvents, paths.corporateEvents],
  'Facilities and Services': [
    paths.hotels,
    paths.apartments,
    paths.eventCenter,
    paths.eventHall,
    paths.conferenceHall,
    paths.concertSpace,
    paths.onTheMove,
    paths.cinema,
    paths.nightClub,
    paths.lounge,
    paths.cafe,
  ],
  Media: [paths.gallery, paths.latestNews, paths.newsletter],
};

function addresses(links: Locator): Promise<(string | null)[]> {
  return links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
}

test('H-01 to H-09: the pointer opens each group over its pages, and a facility in a new tab', async ({
  page,
}) => {
  const { header, menu, logo, group, link, ready } = siteFrame(page);
  await page.goto(paths.overview);
  await ready();
  await expect(logo).toHaveAttribute('href', paths.home);
  await expect(menu.locator('summary')).toHaveText(Object.keys(groups));
  expect(await addresses(menu.getByRole('link').filter({ visible: true }))).toEqual([
    paths.home,
    paths.career,
    paths.contact,
  ]);

  for (const [title, pages] of Object.entries(groups)) {
    const { opener, links } = group(title);
    await opener.hover();
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
    await expect(links).toHaveCount(pages.length);
    expect(await addresses(links)).toEqual(pages);
    await expect(menu.locator('details[open]')).toHaveCount(1);
    const isFacility = title.startsWith('Facilities');
    await expect(menu.locator('details[open] a[target=_blank][rel=noopener]')).toHaveCount(
      isFacility ? pages.length : 0,
    );
    await expect(links.filter({ hasText: 'opens in a new tab' })).toHaveCount(isFacility ? pages.length : 0);
  }

  await group('Facilities and Services').opener.hover();
  const opened = page.waitForEvent('popup');
  await link('Hotels (opens in a new tab) Rooms by the night').click();
  const tab = await opened;
  await expect(tab).toHaveURL(paths.hotels);
  await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Àríyá Hotels');
  await tab.close();
  await expect(page).toHaveURL(paths.overview);
  await page.mouse.move(600, 700);
  await expect(menu.locator('details[open]')).toHaveCount(0);
  await expect(header.getByRole('link', { name: 'Check a hall date' })).toHaveAttribute(
    'href',
    paths.hallBooking,
  );
});

test('H-08, H-13: a click keeps a group open, the page’s own link and group are marked', async ({ page }) => {
  const { menu, group, link, ready } = siteFrame(page);
  await page.goto(paths.home);
  await ready();
  await markDocument(page);
  const about = group('About');
  const plainShadow = await about.opener.evaluate((element) => getComputedStyle(element).boxShadow);
  await expect(link('Home')).toHaveAttribute('aria-current', 'page');

  await about.opener.click();
  await page.mouse.move(600, 700);
  await expect(about.links.first()).toBeVisible();
  await about.opener.click();
  await expect(about.links.first()).toBeHidden();
  await about.opener.click();
  await expect(about.links.first()).toBeVisible();
  await page.mouse.click(900, 750);
  await expect(about.links.first()).toBeHidden();

  await about.opener.click();
  await about.links.first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('One gate. Eleven doors.');
  await expectSameDocument(page);
  await expect(about.links.first()).toBeHidden();
  await expect(menu.locator('[aria-current=page]')).toHaveText(/^Overview/);
  await page.mouse.move(600, 700);
  expect(await about.opener.evaluate((element) => getComputedStyle(element).boxShadow)).not.toBe(plainShadow);
  expect(await link('Home').evaluate((element) => getComputedStyle(element).boxShadow)).toBe(plainShadow);
});

test('H-13: Enter and Space open a group, Tab goes through it and out, Esc goes back to its button', async ({
  page,
}) => {
  const { menu, group, link, ready } = siteFrame(page);
  await page.goto(paths.terms);
  await ready();
  const { keyboard } = page;
  const [about, events] = [group('About'), group('Events')];
  await link('Home').focus();
  await keyboard.press('Tab');
  await expect(about.opener).toBeFocused();
  await keyboard.press('Enter');
  await expect(about.opener).toHaveAttribute('aria-expanded', 'true');
  await keyboard.press('Tab');
  await expect(about.links.first()).toBeFocused();
  await keyboard.press('Escape');
  await expect(about.opener).toBeFocused();
  await expect(about.opener).toHaveAttribute('aria-expanded', 'false');
  await expect(about.links.first()).toBeHidden();

  await keyboard.press('Space');
  await expect(about.links.last()).toBeVisible();
  await about.links.last().focus();
  await keyboard.press('Tab');
  await expect(events.opener).toBeFocused();
  await expect(about.links.last()).toBeHidden();
  await keyboard.press('Enter');
  await expect(events.links.first()).toBeVisible();
  await events.links.first().focus();
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/However your people marry/);
  await expect(menu.locator('details[open]')).toHaveCount(0);
});

test.describe('by touch on a wide screen', () => {
  test.use({ hasTouch: true });

  test('H-13: a tap opens a group, another tap the next one, a tap beside it closes', async ({ page }) => {
    const { menu, group } = siteFrame(page);
    await page.goto(paths.contact);
    await hydrated(page, 'mf-forms/contact');
    const [about, media] = [group('About'), group('Media')];
    await about.opener.tap();
    await expect(about.links.first()).toBeVisible();
    await media.opener.tap();
    await expect(media.links.first()).toBeVisible();
    await expect(about.links.first()).toBeHidden();
    await page.touchscreen.tap(600, 700);
    await expect(menu.locator('details[open]')).toHaveCount(0);
    await media.opener.tap();
    await media.links.first().tap();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Look round before you come.');
  });
});
