import { offlinePath } from '@venue/shell/src/site/reserved-addresses.ts';
import { paths } from '../../site/addresses.ts';
import { isDeep } from '../../site/this-run.ts';
import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '../fixtures.ts';
import { fillIn, unfold } from './form-page.ts';
import { mailForms } from './mail-forms.ts';

type PageForm = {
  path: string;
  within: string;
  name: string;
  button: string;
  folded?: true | undefined;
  typed: Readonly<Record<string, string>>;
};

const visitor = { name: 'Morenikeji Bello', email: 'morenikeji@example.com', phone: '08031234567' };
const stay = (path: string, name: string, dates: Record<string, string>): PageForm => ({
  path,
  within: 'main',
  name: `Book ${name}`,
  button: 'date' in dates ? 'Choose your day, then pay' : 'Choose your nights, then pay',
  typed: { ...dates, ...visitor },
});
const nights = { checkIn: '2031-12-04', checkOut: '2031-12-07' };

const forms: PageForm[] = [
  ...mailForms.map(({ path, part, name, button, folded, fields }) => ({
    path,
    within: `[data-part="${part}"]`,
    name,
    button,
    folded,
    typed: Object.fromEntries(Object.entries(fields).map(([key, { typed }]) => [key, typed])),
  })),
  {
    path: paths.hallBooking,
    within: 'main',
    name: 'Book a hall',
    button: 'Get my invoice',
    typed: {
      eventDate: '2031-03-20',
      firstName: 'Morenikeji',
      email: visitor.email,
      addInfo: 'A band of nine',
    },
  },
  stay(paths.standardSuiteBooking, 'Basic Standard', nights),
  stay(paths.deluxeSuiteBooking, 'Basic Deluxe', nights),
  stay(paths.twoBedroomBooking, 'Luxury Suite', nights),
  stay(paths.threeBedroomBooking, 'Executive Apartment', nights),
  stay(paths.concertBooking, 'Concert space', { date: '2031-12-04' }),
];

/** One of each make: the words and the ways come from the same place in every form. */
const oneOfEach = forms.filter(({ path: address }) =>
  [paths.contact, paths.career, paths.hallBooking, paths.deluxeSuiteBooking, paths.concertBooking].some(
    (one) => one === address,
  ),
);

/** What the shell does where scripts do not parse is the same around every form. */
const older = isDeep ? oneOfEach : oneOfEach.filter(({ path: address }) => address === paths.hallBooking);

const words = 'so the button cannot send this form';

/** Presses everything that could send the form, and sees that nothing went anywhere. */
async function keepsWhatIsTyped(page: Page, spec: PageForm) {
  await page.goto(spec.path);
  await unfold(page.locator(spec.within), spec);
  const address = page.url();
  const form = page.locator(spec.within).getByRole('form', { name: spec.name });
  const fields = Object.entries(spec.typed).map(([name, value]) => ({
    control: form.locator(`[name="${name}"]`),
    value,
  }));
  for (const [name, value] of Object.entries(spec.typed)) await fillIn(form, name, value);
  const held = await Promise.all(fields.map(({ control }) => control.inputValue()));
  await form.getByRole('button', { name: spec.button }).click();
  await form
    .locator('input[name]:not([type=file],[type=radio],[type=checkbox],[type=hidden])')
    .last()
    .press('Enter');
  expect(page.url()).toBe(address);
  expect(await Promise.all(fields.map(({ control }) => control.inputValue()))).toEqual(held);
  const note = page.locator(spec.within).getByText(words);
  await expect(note).toBeVisible();
  for (const way of ['tel:', 'https://wa.me/', 'mailto:']) {
    await expect(note.locator(`a[href^="${way}"]`)).toBeVisible();
  }
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  for (const spec of isDeep ? forms : oneOfEach) {
    test(`${spec.path} ${spec.name}: the button is harmless, and it is said what to do`, async ({
      page,
      sandbox,
    }) => {
      await keepsWhatIsTyped(page, spec);
      expect((await sandbox.outbox()).requests).toEqual([]);
    });
  }
});

test.describe('where the inline script does not parse', () => {
  for (const spec of older) {
    test(`${spec.path} ${spec.name}: the button is harmless, and it is said what to do`, async ({ page }) => {
      await page.route(
        (url) => !url.pathname.includes('.'),
        async (route) => {
          const response = await route.fetch();
          const html = await response.text();
          const body = html
            .replace(/<meta http-equiv="content-security-policy"[^>]*>/, '')
            .replace('<script>', '<script>@@ a syntax of tomorrow;');
          await route.fulfill({ response, body });
        },
      );
      await keepsWhatIsTyped(page, spec);
    });
  }
});

/** As in a browser that is older than the syntax of our modules; one that knows integrity would not come so far. */
async function withoutModules(page: Page): Promise<void> {
  await page.route(/\/shell\/.*\.js$/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '@@ a syntax of tomorrow' }),
  );
  await page.route(
    (url) => !url.pathname.includes('.'),
    async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const body = html
        .replace(/<meta http-equiv="content-security-policy"[^>]*>/, '')
        .replace(/<script type="importmap">.*?<\/script>/s, '');
      await route.fulfill({ response, body });
    },
  );
}

test.describe('where the modules do not parse', () => {
  for (const spec of older) {
    test(`${spec.path} ${spec.name}: the button is harmless, and it is said what to do`, async ({ page }) => {
      await withoutModules(page);
      await page.goto(spec.path);
      await expect(page.locator(spec.within).getByText(words)).toBeVisible();
      await keepsWhatIsTyped(page, spec);
      await expect(page.getByText('still loading')).toBeHidden();
    });
  }
});

test.describe('where the modules are read, but the browser lacks what they call', () => {
  for (const spec of older) {
    test(`${spec.path} ${spec.name}: the button is harmless, and it is said what to do`, async ({ page }) => {
      // As Safari before 15.4 and Chrome before 92.
      await page.addInitScript(() => {
        Reflect.deleteProperty(Array.prototype, 'at');
      });
      await page.goto(spec.path);
      await expect(page.locator(spec.within).getByText(words)).toBeVisible();
      await keepsWhatIsTyped(page, spec);
      await expect(page.getByText('still loading')).toBeHidden();
    });
  }
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
