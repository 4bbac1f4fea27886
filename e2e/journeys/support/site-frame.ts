import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { untilHydrated } from './hydrated.ts';

/** Header and footer, the same on every page (G-07). */
export function siteFrame(page: Page) {
  const header = page.getByRole('banner');
  const menu = header.getByRole('navigation', { name: 'Main' });
  const footer = page.getByRole('contentinfo');

  const group = (title: string) => {
    const button = page.getByRole('button', { name: title, exact: true });
    return {
      opener: menu.locator('summary').and(button),
      links: menu.locator('details').filter({ has: button }).getByRole('link'),
    };
  };

  return {
    header,
    menu,
    footer,
    logo: header.getByRole('link', { name: 'Àríyá, home' }),
    /** Opens and closes the menu on small screens. */
    toggle: header.getByRole('button', { name: /menu/i }),
    group,
    link: (name: string) => menu.getByRole('link', { name, exact: true }),
    /** Waits until the header is hydrated. */
    ready: async () => {
      await page.locator('html').press('Shift');
      await untilHydrated(page, 'header');
    },
  };
}

/** Marks the document: a page load would lose the mark. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => document.body.setAttribute('data-same-document', ''));
}

export async function expectSameDocument(page: Page): Promise<void> {
  await expect(page.locator('body[data-same-document]')).toHaveCount(1);
}
