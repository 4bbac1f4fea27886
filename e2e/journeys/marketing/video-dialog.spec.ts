import { paths } from '../../site/addresses.ts';
import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../fixtures.ts';

const film = /\.(?:mp4|webm|vtt)(?:$|\?)/;

function dialogOf(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'A tour of Àríyá' });
  return {
    dialog,
    video: dialog.locator('video'),
    close: dialog.getByRole('button', { name: 'Close' }),
    /** Where nothing but the dark around the dialog is. */
    pressBeside: () => page.mouse.click(4, 300),
  };
}

test('T-01 to T-03, HM-01, Q-12: Take a tour plays the film, of which nothing was loaded before, and closes three ways', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (film.test(request.url()) || request.resourceType() === 'media') asked.push(request.url());
  });
  await page.clock.install();
  await page.goto(paths.home);
  await hydrated(page, 'mf-marketing/home');
  const { dialog, video, close, pressBeside } = dialogOf(page);
  const tour = page.getByRole('button', { name: 'Take a tour' });
  await expect(page.locator('video')).toHaveCount(0);
  expect(asked).toEqual([]);

  await tour.click();
  await expect(dialog).toBeVisible();
  expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(true);
  await expect.poll(() => asked.some((url) => film.test(url))).toBe(true);
  await expect(video).toHaveJSProperty('paused', false);
  await expect(dialog.locator(':focus')).toHaveCount(1);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));

  await page.keyboard.press('Escape');
  await expect(video).toHaveJSProperty('paused', true);
  await page.clock.runFor(299);
  await expect(dialog).toBeAttached();
  await page.clock.runFor(1);
  await expect(dialog).toHaveCount(0);
  await expect(tour).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(close).toBeVisible();
  await pressBeside();
  await expect(dialog).toHaveCSS('opacity', '0');
  await page.clock.runFor(300);
  await expect(dialog).toHaveCount(0);
  await expect(tour).toBeFocused();

  await tour.click();
  await close.click();
  await page.clock.runFor(300);
  await expect(dialog).toHaveCount(0);
  await expect(tour).toBeFocused();
});

test('FC-05: the thumbnail on the hotel page opens the film; with less motion wanted it waits for Play', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(paths.hotels);
  await hydrated(page, 'mf-marketing/hotels');
  const { dialog, video } = dialogOf(page);
  const thumbnail = page.getByRole('button', { name: /film/i });
  await thumbnail.focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await expect(video).toHaveAttribute('controls');
  await expect(video.locator('track[kind=captions]')).toHaveCount(1);
  await expect(video).toHaveJSProperty('paused', true);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(thumbnail).toBeFocused();
});

test('T-02: a press on the scrollbar of the dialog itself does not close it', async ({ page }) => {
  await page.goto(paths.home);
  await hydrated(page, 'mf-marketing/home');
  await page.getByRole('button', { name: 'Take a tour' }).click();
  const { dialog, pressBeside } = dialogOf(page);
  await expect(dialog).toHaveCSS('opacity', '1');
  // Scrollbars are hidden here; where there are some, pressing one is an event of the dialog itself.
  const pressed = await dialog.evaluate((element) => {
    const { right, top } = element.getBoundingClientRect();
    const place = { clientX: right - 4, clientY: top + 40, bubbles: true };
    element.dispatchEvent(new MouseEvent('mousedown', place));
    return performance.now();
  });
  await page.waitForFunction((since) => performance.now() - since > 600, pressed);
  await expect(dialog).toBeVisible();
  await pressBeside();
  await expect(dialog).toHaveCount(0);
});
