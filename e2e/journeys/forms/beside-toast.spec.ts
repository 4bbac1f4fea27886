import type { Page } from '@playwright/test';
import { messages } from '@venue/shared/words/messages.ts';
import { expect, test } from '../support/fixtures.ts';
import { formPage } from './form-page.ts';
import { contactForm } from './mail-forms.ts';
import { keepToasts, raiseToast } from '../support/raise-toast.ts';

test.use({ viewport: { width: 412, height: 700 }, contextOptions: { reducedMotion: 'reduce' } });

test('on a phone the toast of a message does not lie upon what is said to happen next', async ({ page }) => {
  await page.clock.install();
  const toast = await raiseToast(page);
  const said = page.getByRole('main').getByRole('status').filter({ hasText: messages.messageSent });
  const next = said.getByRole('link');
  await expect(next).toBeInViewport();
  const [told, way] = [await toast.boundingBox(), await next.boundingBox()];
  expect((way?.y ?? 0) + (way?.height ?? 0)).toBeLessThan(told?.y ?? 0);
});

async function isToastOverFocus(page: Page): Promise<boolean> {
  const toast = await page.locator('.Toastify__toast').boundingBox();
  const focus = await page.locator(':focus').boundingBox();
  if (!toast || !focus) throw new Error('there is no toast or no focus');
  return toast.y + toast.height > focus.y && toast.y < focus.y + focus.height;
}

test('the toast of an unsent message never covers the field that has the focus', async ({
  page,
  sandbox,
}) => {
  const form = formPage(page, contactForm);
  await form.open();
  await form.write();
  await sandbox.fault({ service: 'email', kind: 'down', times: 1 });
  await form.send.click();
  // The visitor types on at the bottom of the window while the answer is awaited.
  await form.field('message').evaluate((field) => {
    field.focus({ preventScroll: true });
    scrollBy({ top: field.getBoundingClientRect().bottom - innerHeight, behavior: 'instant' });
  });
  await expect(page.getByRole('alert')).toHaveText(messages.somethingWentWrong);
  await keepToasts(page);
  await expect.poll(() => isToastOverFocus(page)).toBe(false);
  for (const name of Object.keys(contactForm.fields)) {
    await form.field(name).evaluate((field) => {
      scrollBy({ top: field.getBoundingClientRect().bottom - innerHeight, behavior: 'instant' });
      field.focus({ preventScroll: true });
    });
    await expect.poll(() => isToastOverFocus(page)).toBe(false);
  }
});
