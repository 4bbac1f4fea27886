import type { Locator, Page } from '@playwright/test';
import { paths } from '../../site/addresses.ts';
import { expect, hydrated, test } from '../support/fixtures.ts';
import { scrollThrough } from '../support/page-layout.ts';

const film = /\.(?:mp4|webm|vtt)(?:$|\?)/;

function requestedFilms(page: Page): string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (film.test(request.url()) || request.resourceType() === 'media') requested.push(request.url());
  });
  return requested;
}

function dialogOf(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'A tour of Àríyá' });
  return { dialog, video: dialog.locator('video'), close: dialog.getByRole('button', { name: 'Close' }) };
}

/** The words shown over the film, as the browser has read them. */
async function captionsOf(video: Locator): Promise<string> {
  return video.evaluate((element) => {
    const cues = element instanceof HTMLVideoElement ? element.textTracks[0]?.cues : undefined;
    return Array.from(cues ?? [], (cue) => (cue instanceof VTTCue ? cue.text : '')).join();
  });
}

test(
  'Take a tour plays the film, which was not loaded before, and closes three ways',
  { tag: ['@T-01..03', '@HM-01', '@Q-12'] },
  async ({ page }) => {
    const requested = requestedFilms(page);
    await page.clock.install();
    await page.goto(paths.home);
    await hydrated(page, 'mf-marketing/home');
    const { dialog, video, close } = dialogOf(page);
    const tour = page.getByRole('button', { name: 'Take a tour' });
    await expect(page.locator('video')).toHaveCount(0);
    expect(requested).toEqual([]);

    await test.step('it plays, with captions', async () => {
      await tour.click();
      await expect(dialog).toBeVisible();
      expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(true);
      await expect(video).toHaveJSProperty('paused', false);
      await expect(video.locator('source')).toHaveCount(2);
      await expect.poll(() => captionsOf(video)).toContain('Ambali');
      await expect(dialog.locator(':focus')).toHaveCount(1);
      await expect(dialog).toHaveCSS('opacity', '1');
      await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
    });

    await test.step('a press on its scrollbar leaves it open', async () => {
      // Scrollbars are hidden here; where there are some, pressing one is an event of the dialog itself.
      await dialog.evaluate((element) => {
        const { right, top } = element.getBoundingClientRect();
        const place = { clientX: right - 4, clientY: top + 40, bubbles: true };
        element.dispatchEvent(new MouseEvent('mousedown', place));
      });
      await page.clock.runFor(600);
      await expect(dialog).toBeVisible();
    });

    await test.step('Esc closes it', async () => {
      await page.keyboard.press('Escape');
      await expect(video).toHaveJSProperty('paused', true);
      await page.clock.runFor(299);
      await expect(dialog).toBeAttached();
      await page.clock.runFor(1);
      await expect(dialog).toHaveCount(0);
      await expect(tour).toBeFocused();
    });

    await test.step('a press beside it closes it', async () => {
      await page.keyboard.press('Enter');
      await expect(close).toBeVisible();
      // In its first half second it takes no taps.
      await page.clock.runFor(500);
      // Where nothing but the dark around the dialog is.
      await page.mouse.click(4, 300);
      await expect(dialog).toHaveCSS('opacity', '0');
      await page.clock.runFor(300);
      await expect(dialog).toHaveCount(0);
      await expect(tour).toBeFocused();
    });

    await test.step('its button closes it', async () => {
      await tour.click();
      await page.clock.runFor(500);
      await close.click();
      await page.clock.runFor(300);
      await expect(dialog).toHaveCount(0);
      await expect(tour).toBeFocused();
    });
  },
);

test(
  'on the hotel page the film waits for Play with less motion or less data',
  { tag: ['@FC-05', '@Q-14'] },
  async ({ page, complaints }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const requested = requestedFilms(page);
    await page.goto(paths.hotels);
    await hydrated(page, 'mf-marketing/hotels');
    await scrollThrough(page);
    const { dialog, video } = dialogOf(page);
    const thumbnail = page.getByRole('button', { name: 'Play the film of the venue' });
    await thumbnail.focus();
    await expect(thumbnail.locator('img')).toHaveJSProperty('complete', true);
    expect(requested).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(video).toHaveAttribute('controls');
    await expect(video).toHaveAttribute('poster', /event-center-exterior-960/);
    await expect(video).toHaveJSProperty('paused', true);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(thumbnail).toBeFocused();

    await page.evaluate(() => localStorage.setItem('data-saver', 'on'));
    requested.length = 0;
    await page.reload();
    await hydrated(page, 'mf-marketing/hotels');
    await thumbnail.click();
    await expect(video).toHaveAttribute('poster', /event-center-exterior-480/);
    await expect(video).toHaveJSProperty('readyState', 0);
    expect(requested.filter((address) => !address.endsWith('.vtt'))).toEqual([]);
    expect(complaints).toEqual([]);
  },
);
