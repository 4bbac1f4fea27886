import type { Page } from '@playwright/test';
import { paths } from '../../site/addresses.ts';
import { expect, hydrated, test } from '../support/fixtures.ts';

type Stop = { place: number; name: string; ring: boolean; uncovered: boolean };

/** The focused element: its place in the document, whether it has a focus ring, and whether anything covers it. */
function focusStop(page: Page): Promise<Stop | undefined> {
  return page.evaluate(() => {
    const element = document.activeElement;
    const box = element?.getClientRects()[0];
    if (!element || !box || element === document.body) return undefined;
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    return {
      place: [...document.querySelectorAll('*')].indexOf(element),
      name: (element.textContent || element.tagName).trim().slice(0, 60),
      ring: outlineStyle === 'solid' && Number.parseFloat(outlineWidth) >= 2,
      uncovered: element.contains(top),
    };
  });
}

for (const [name, path, part] of [
  ['the home page', paths.home, 'mf-marketing/home'],
  ['the form of a stay', paths.concertBooking, 'mf-bookings/concert-booking'],
] as const) {
  test(
    `Tab goes through ${name} in reading order, always in view and with a focus ring`,
    { tag: '@Q-05' },
    async ({ page }) => {
      await page.goto(path);
      await hydrated(page, part);
      const stops: Stop[] = [];
      for (let presses = 0; presses < 120; presses += 1) {
        await page.keyboard.press('Tab');
        const now = await focusStop(page);
        if (!now) break;
        stops.push(now);
      }
      expect(stops[0]?.name).toBe('Skip to the content');
      expect(stops.at(-1)?.name).toMatch(/^Microblog/);
      const places = stops.map(({ place }) => place);
      expect(places).toEqual(places.toSorted((one, other) => one - other));
      expect(stops.filter(({ ring, uncovered }) => !ring || !uncovered)).toEqual([]);
      expect(stops.length).toBeGreaterThan(40);
    },
  );
}

test('the first Tab skips the header, and a followed link focuses the heading of its page', async ({
  page,
}) => {
  await page.goto(paths.overview);
  await hydrated(page, 'mf-marketing/overview');
  const main = page.getByRole('main');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the content' });
  await expect(skip).toBeFocused();
  await expect(skip).toHaveCSS('clip-path', 'none');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(main.locator(':focus')).toHaveAccessibleName(/\w/);

  await main.getByRole('link', { name: 'Contact Us' }).focus();
  await page.keyboard.press('Enter');
  const title = page.getByRole('heading', { level: 1, name: 'Contact Us' });
  await expect(title).toBeFocused();
  await expect(title).toHaveCSS('outline-style', 'none');
  expect(await title.evaluate((heading) => getComputedStyle(heading, '::before').width)).toBe('3px');
  await page.keyboard.press('Tab');
  await expect(main.locator(':focus')).toHaveCount(1);
});
