import type { Locator, Page } from '@playwright/test';
import { paths } from '../../site/addresses.ts';
import { expect, hydrated, test } from '../fixtures.ts';
import { scrollThrough } from '../scroll-through.ts';

const film = /tour-[\w-]+\.(?:webm|mp4)$/;

/** The words shown over the film, as the browser has read them. */
async function captionsOf(video: Locator): Promise<string> {
  return video.evaluate((element) => {
    const cues = element instanceof HTMLVideoElement ? element.textTracks[0]?.cues : undefined;
    return Array.from(cues ?? [], (cue) => (cue instanceof VTTCue ? cue.text : '')).join();
  });
}

function askedFilms(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (film.test(request.url())) asked.push(request.url());
  });
  return asked;
}

test('T-03, Q-12: the film is a still until it is asked for: not one byte of it is loaded before', async ({
  page,
  complaints,
}) => {
  const asked = askedFilms(page);
  await page.goto(paths.hotels);
  await hydrated(page, 'mf-marketing/hotels');
  await scrollThrough(page);
  const opener = page.getByRole('button', { name: 'Play the film of the venue' });
  await opener.scrollIntoViewIfNeeded();
  await expect(opener.locator('img')).toHaveJSProperty('complete', true);
  expect(asked).toEqual([]);

  await opener.click();
  const video = page.getByRole('dialog').locator('video');
  await expect(video).toBeVisible();
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  await expect(video).toHaveAttribute('poster', /event-center-exterior-960/);
  await expect(video.locator('source')).toHaveCount(2);
  await expect.poll(() => captionsOf(video)).toContain('Ambali');
  expect(complaints).toEqual([]);
});

test('Q-14: where data is saved, the film waits for its own play button', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('data-saver', 'on'));
  const asked = askedFilms(page);
  await page.goto(paths.hotels);
  await hydrated(page, 'mf-marketing/hotels');
  await page.getByRole('button', { name: 'Play the film of the venue' }).click();
  const video = page.getByRole('dialog').locator('video');
  await expect(video).toHaveAttribute('poster', /event-center-exterior-480/);
  await expect(video).toHaveJSProperty('readyState', 0);
  expect(asked).toEqual([]);
});
