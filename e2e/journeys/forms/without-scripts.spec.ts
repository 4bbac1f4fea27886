import type { Page } from '@playwright/test';
import { offlinePath } from '@venue/shell/src/site/reserved-addresses.ts';
import { paths } from '../../site/addresses.ts';
import { expect, hydrated, test } from '../support/fixtures.ts';
import { fillField } from './form-page.ts';

type PageForm = { path: string; name: string; button: string; typed: Readonly<Record<string, string>> };

const visitor = { name: 'Morenikeji Bello', email: 'morenikeji@example.com' };

const hall: PageForm = {
  path: paths.hallBooking,
  name: 'Book a hall',
  button: 'Get my invoice',
  typed: {
    eventDate: '2031-03-20',
    firstName: 'Morenikeji',
    email: visitor.email,
    addInfo: 'A band of nine',
  },
};

/** One of each make: the words and the ways come from the same place in every form. */
const oneOfEach: readonly PageForm[] = [
  {
    path: paths.career,
    name: 'Apply',
    button: 'Send the application',
    typed: { ...visitor, job: 'Projectionist', coverLetter: 'I can start in March' },
  },
  hall,
  {
    path: paths.deluxeSuiteBooking,
    name: 'Book Basic Deluxe',
    button: 'Choose your nights, then pay',
    typed: { ...visitor, checkIn: '2031-12-04', checkOut: '2031-12-07' },
  },
];

const words = 'so the button cannot send this form';

/** Presses everything that could send the form, and sees that nothing went anywhere. */
async function keepsWhatIsTyped(page: Page, { path, name, button, typed }: PageForm) {
  await page.goto(path);
  const address = page.url();
  const main = page.getByRole('main');
  const form = main.getByRole('form', { name });
  for (const [field, value] of Object.entries(typed)) await fillField(form, field, value);
  await form.getByRole('button', { name: button }).click();
  await form.locator('[name=email]').press('Enter');
  expect(page.url()).toBe(address);
  for (const [field, value] of Object.entries(typed)) {
    await expect(form.locator(`[name="${field}"]`)).toHaveValue(value);
  }
  const note = main.getByText(words);
  await expect(note).toBeVisible();
  for (const way of ['tel:', 'https://wa.me/', 'mailto:']) {
    await expect(note.locator(`a[href^="${way}"]`)).toBeVisible();
  }
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the button of a form is harmless, and it is said what to do', async ({ page, sandbox }) => {
    for (const form of oneOfEach) await keepsWhatIsTyped(page, form);
    expect((await sandbox.received()).requests).toEqual([]);
  });
});

test('nor does it do harm where the browser lacks what the modules call, as Safari before 15.4', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Array.prototype, 'at');
  });
  await keepsWhatIsTyped(page, hall);
  await expect(page.getByText('still loading')).toBeHidden();
});

test('the page for no connection never says that something is still loading', async ({ page }) => {
  await page.clock.install();
  await page.goto(offlinePath);
  const footer = page.getByRole('contentinfo');
  await footer.getByText('Quick Call Back').first().click();
  const callback = footer.getByRole('form');
  await callback.getByRole('button').click();
  await page.clock.runFor(10_000);
  await expect(callback.locator('..').getByText(words)).toBeVisible();
  await expect(page.getByText('still loading')).toBeHidden();
});

test('a browser that runs the scripts never shows those words', async ({ page }) => {
  await page.route(/\.js$/, (route) => route.abort());
  await page.goto(paths.contact);
  await expect(page.getByRole('main').getByRole('form')).toBeVisible();
  await expect(page.getByRole('main').getByText(words)).toBeHidden();
  await page.unroute(/\.js$/);
  await page.reload();
  await hydrated(page, 'mf-forms/contact');
  await expect(page.getByRole('main').getByText(words)).toBeHidden();
});
