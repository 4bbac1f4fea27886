import type { Page } from '@playwright/test';
import { paths } from '../../../site/addresses.ts';
import { hydrated } from '../../support/fixtures.ts';

/** `/my-bookings`: what this browser keeps. */
export function deviceList(page: Page) {
  const main = page.getByRole('main');
  return {
    open: async () => {
      await page.goto(paths.myBookings);
      await hydrated(page, 'mf-bookings/bookings-on-this-device');
    },
    rows: main.getByRole('article'),
    row: (name: string) => main.getByRole('article', { name }),
    status: main.getByRole('status'),
    wipeButton: main.getByRole('button', { name: 'Delete from this browser' }),
    dialog: page.getByRole('dialog', { name: 'Delete everything from this browser?' }),
  };
}
