import { paths } from '../../site/addresses.ts';
import { expect, hydrated, test } from '../fixtures.ts';
import { formPage, typedValues } from './form-page.ts';
import { contactForm, triedForms } from './mail-forms.ts';

for (const spec of triedForms) {
  test(`${spec.id}: what was typed is back after the page was closed and after a reload, until it is forgotten`, async ({
    page,
    context,
  }) => {
    const first = formPage(page, spec);
    await first.open();
    await expect(first.forget).toBeHidden();
    await first.write();
    await expect(first.forget).toBeVisible();
    await page.close();

    const later = await context.newPage();
    const second = formPage(later, spec);
    await second.open();
    await expect.poll(second.values).toEqual(typedValues(spec));
    await later.reload();
    await second.form.scrollIntoViewIfNeeded();
    await expect.poll(second.values).toEqual(typedValues(spec));

    await second.forget.click();
    expect(await second.values()).toEqual({});
    await expect(second.forget).toBeHidden();
    const kept = () => [localStorage, sessionStorage].flatMap((storage) => Object.values(storage)).join(' ');
    expect(await later.evaluate(kept)).not.toContain('example.com');
    await later.close();
  });
}

test('P9, Q-06: a draft survives a walk through the site, and name, e-mail and phone come along', async ({
  page,
}) => {
  const contact = formPage(page, contactForm);
  await contact.open();
  await contact.write();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Request a quote' }).click();
  const quote = page.getByRole('form', { name: 'Request a quote' });
  await expect(quote.getByLabel('Name')).toHaveValue('Mọrẹ́nikẹ́jì Bello <script>');
  await expect(quote.getByLabel('E-mail')).toHaveValue('morenikeji@example.com');
  await quote.getByLabel('Phone number').fill('0803 123 4567');
  await page.goBack();
  await expect.poll(contact.values).toEqual(typedValues(contactForm));
  const callback = page.getByRole('form', { name: 'Quick Call Back' });
  // Folded beside a page's own form.
  await page.getByRole('contentinfo').getByText('Quick Call Back').first().click();
  await callback.getByLabel('Name').focus();
  await expect(callback.getByLabel('Phone')).toHaveValue('08031234567');
});

test('on a phone the call back of the footer opens for what was typed into it, not for a name typed elsewhere', async ({
  page,
}) => {
  await page.setViewportSize({ width: 412, height: 915 });
  const contact = formPage(page, contactForm);
  await contact.open();
  await contact.write();
  await page.goto(paths.terms);
  const fold = page.locator('details', { has: page.locator('form[aria-label="Quick Call Back"]') });
  await fold.scrollIntoViewIfNeeded();
  await hydrated(page, 'mf-forms/callback');
  await expect(fold).not.toHaveAttribute('open');
  await fold.locator('summary').click();
  await fold.getByLabel('Phone').fill('08031234567');
  await page.reload();
  await fold.scrollIntoViewIfNeeded();
  await expect(fold).toHaveAttribute('open');
});

test('a draft is gone after a day', async ({ page }) => {
  const form = formPage(page, contactForm);
  await form.open();
  await form.write();
  await expect(form.forget).toBeVisible();
  await page.clock.fastForward('25:00:00');
  await page.goto(paths.newsletter);
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await page.goto(paths.contact);
  await hydrated(page, contactForm.part);
  expect(await form.values()).not.toHaveProperty('message');
});
