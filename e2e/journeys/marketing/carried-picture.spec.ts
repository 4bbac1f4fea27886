import type { Page } from '@playwright/test';
import { paths } from '../../site/addresses.ts';
import { expect, hydrated, test } from '../fixtures.ts';
import { expectSameDocument, markDocument } from './site-frame.ts';

declare global {
  interface Window {
    /** What moved in each change of page, by pseudo-element. */
    moved: string[][];
  }
}

async function noteWhatMoves(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'hardwareConcurrency', { value: 8 });
    window.moved = [];
    const start = document.startViewTransition.bind(document);
    const note = async ({ ready }: ViewTransition) => {
      await ready;
      const effects = document.getAnimations().map(({ effect }) => effect);
      window.moved.push(
        effects.flatMap((effect) =>
          effect instanceof KeyframeEffect && effect.pseudoElement ? [effect.pseudoElement] : [],
        ),
      );
    };
    document.startViewTransition = (change) => {
      const transition = start(change);
      void note(transition);
      return transition;
    };
  });
}

async function openNews(page: Page): Promise<void> {
  await page.goto(paths.latestNews);
  await hydrated(page, 'mf-marketing/latest-news');
  await markDocument(page);
}

async function readTheArticle(page: Page): Promise<void> {
  await page.getByRole('main').locator(`a[href="${paths.festivalArticle}"]`).first().click();
  await expect(page).toHaveURL(paths.festivalArticle);
  const heading = page.getByRole('heading', { level: 1, name: 'The drums came home' });
  await expect(heading).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await expectSameDocument(page);
}

const movedPicture = '::view-transition-group(carried-picture)';

test.describe('a card’s picture grows into the picture of the page it leads to', () => {
  test('the article opens from its picture, and reading goes on at its heading', async ({
    page,
    complaints,
  }) => {
    await noteWhatMoves(page);
    await openNews(page);
    await readTheArticle(page);
    await expect.poll(() => page.evaluate(() => window.moved.flat())).toContain(movedPicture);
    await expect(page.locator('img[style*="view-transition-name"]')).toHaveCount(0);
    expect(complaints).toEqual([]);
  });

  test('a link of the menu changes the page at once', async ({ page }) => {
    await noteWhatMoves(page);
    await openNews(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeFocused();
    expect(await page.evaluate(() => window.moved)).toEqual([]);
  });

  test('nothing moves for who asked for less motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await noteWhatMoves(page);
    await openNews(page);
    await readTheArticle(page);
    expect(await page.evaluate(() => window.moved)).toEqual([]);
  });

  test('nothing moves for who saves data', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('data-saver', 'on'));
    await noteWhatMoves(page);
    await openNews(page);
    await readTheArticle(page);
    expect(await page.evaluate(() => window.moved)).toEqual([]);
  });

  test('where the browser cannot show it, the page opens all the same', async ({ page, complaints }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(Document.prototype, 'startViewTransition');
    });
    await openNews(page);
    await readTheArticle(page);
    expect(complaints).toEqual([]);
  });
});
