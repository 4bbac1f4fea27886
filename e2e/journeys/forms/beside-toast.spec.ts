import type { Locator, Page } from '@playwright/test';
import { toastTexts } from '@venue/shared/text/toast-texts.ts';
import { expect, test } from '../support/fixtures.ts';
import { keepToasts, raiseToast } from '../support/raise-toast.ts';
import { formPage } from './form-page.ts';
import { contactForm } from './mail-forms.ts';

test.use({ viewport: { width: 412, height: 700 }, contextOptions: { reducedMotion: 'reduce' } });

test('on a phone the toast of a message does not cover what happens next', async ({ page }) => {
  await page.clock.install();
  const toast = await raiseToast(page);
  const status = page.getByRole('main').getByRole('status').filter({ hasText: toastTexts.messageSent });
  const next = status.getByRole('link').last();
  await expect(next).toBeInViewport();
  const [toastBox, linkBox] = [await toast.boundingBox(), await next.boundingBox()];
  expect((linkBox?.y ?? 0) + (linkBox?.height ?? 0)).toBeLessThan(toastBox?.y ?? 0);
});

async function isToastOverFocus(page: Page): Promise<boolean> {
  const toast = await page.locator('.Toastify__toast').boundingBox();
  const focus = await page.locator(':focus').boundingBox();
  if (!toast || !focus) throw new Error('there is no toast or no focus');
  return toast.y + toast.height > focus.y && toast.y < focus.y + focus.height;
}

/** Focuses a field at the bottom of the window, where toasts appear. */
function focusAtBottom(field: Locator): Promise<void> {
  return field.evaluate((element) => {
    scrollBy({ top: element.getBoundingClientRect().bottom - innerHeight, behavior: 'instant' });
    element.focus({ preventScroll: true });
  });
}

test('the toast of an unsent message never covers the field that has the focus', async ({
  page,
  sandbox,
}) => {
  const form = formPage(page, contactForm);
  await form.open();
  await form.fillIn();
  await sandbox.fault({ service: 'email', kind: 'down', times: 1 });
  await form.submitButton.click();
  await focusAtBottom(form.field('message'));
  await expect(page.getByRole('alert')).toHaveText(toastTexts.somethingWentWrong);
  await keepToasts(page);
  await expect.poll(() => isToastOverFocus(page)).toBe(false);
  for (const name of Object.keys(contactForm.fields)) {
    await focusAtBottom(form.field(name));
    await expect.poll(() => isToastOverFocus(page)).toBe(false);
  }
  // Pressing a button moves the focus to it; the page may not scroll away from under the pointer. The form is empty by now.
  await form.submitButton.evaluate((button) =>
    scrollBy({ top: button.getBoundingClientRect().bottom - innerHeight + 40, behavior: 'instant' }),
  );
  const { x = 0, y = 0 } = (await form.submitButton.boundingBox()) ?? {};
  await page.mouse.click(x + 20, y + 4);
  await expect(form.field('name')).toBeFocused();
});
