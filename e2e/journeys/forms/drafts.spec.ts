import { paths } from '../../site/addresses.ts';
import { expect, hydrated, test } from '../support/fixtures.ts';
import { formPage, typedValues } from './form-page.ts';
import { contactForm } from './mail-forms.ts';

test(
  'what was typed is back after the page was closed and after a reload, until it is forgotten',
  { tag: '@Q-18' },
  async ({ page, context }) => {
    const first = formPage(page, contactForm);
    await first.open();
    await expect(first.forgetButton).toBeHidden();
    await first.fillIn();
    await expect(first.forgetButton).toBeVisible();
    await page.close();

    const later = await context.newPage();
    const second = formPage(later, contactForm);
    await second.open();
    await expect.poll(second.values).toEqual(typedValues(contactForm));
    await later.reload();
    await expect.poll(second.values).toEqual(typedValues(contactForm));

    await second.forgetButton.click();
    expect(await second.values()).toEqual({});
    await expect(second.forgetButton).toBeHidden();
    const storedText = () =>
      [localStorage, sessionStorage].flatMap((storage) => Object.values(storage)).join(' ');
    expect(await later.evaluate(storedText)).not.toContain('example.com');
    await later.close();
  },
);

test('a draft survives a walk through the site', { tag: ['@Q-18', '@Q-06'] }, async ({ page }) => {
  const contact = formPage(page, contactForm);
  await contact.open();
  await contact.fillIn();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Request a quote' }).click();
  const quote = page.getByRole('form', { name: 'Request a quote' });
  await expect(quote.getByLabel('Name')).toHaveValue('Mọrẹ́nikẹ́jì Bello <script>');
  await expect(quote.getByLabel('E-mail')).toHaveValue('morenikeji@example.com');
  await quote.getByLabel('Phone number').fill('0803 123 4567');
  await page.goBack();
  await expect.poll(contact.values).toEqual(typedValues(contactForm));

  await page.goto(paths.terms);
  const fold = page.locator('details', { has: page.locator('form[aria-label="Quick Call Back"]') });
  await fold.scrollIntoViewIfNeeded();
  await hydrated(page, 'mf-forms/callback');
  await expect(fold).not.toHaveAttribute('open');
  await fold.locator('summary').click();
  await expect(fold.getByLabel('Phone')).toHaveValue('08031234567');
  await fold.getByLabel('What about?').fill('A date in March');
  await page.reload();
  await fold.scrollIntoViewIfNeeded();
  await expect(fold).toHaveAttribute('open');
  await expect(fold.getByLabel('What about?')).toHaveValue('A date in March');
});
