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

/** Where the toast lies: over what has the focus, beyond what is seen above a keyboard, or in nobody's way. */
async function placeOfToast(page: Page): Promise<string> {
  const toast = await page.locator('.Toastify__toast').boundingBox();
  const focus = await page.locator(':focus').boundingBox();
  if (!toast || !focus) return 'none';
  const end = toast.y + toast.height;
  if (end > focus.y && toast.y < focus.y + focus.height) return 'over the focus';
  const seen = await page.evaluate(() => visualViewport?.height ?? 0);
  return end > seen ? 'behind the keyboard' : 'clear';
}

test('the toast of an unsent message lies over no field that has the focus', async ({ page, sandbox }) => {
  const form = formPage(page, contactForm);
  await form.open();
  await form.write();
  await sandbox.fault({ service: 'email', kind: 'down', times: 1 });
  await form.send.click();
  await expect(page.getByRole('alert')).toHaveText(messages.somethingWentWrong);
  await keepToasts(page);
  for (const seen of [700, 420]) {
    await page.evaluate((height) => {
      if (visualViewport)
        Object.defineProperty(visualViewport, 'height', { value: height, configurable: true });
    }, seen);
    for (const name of Object.keys(contactForm.fields)) {
      // Each where the toast rests: at the lower end of what is seen.
      await form.field(name).evaluate((field, bottom) => {
        field.focus({ preventScroll: true });
        scrollBy({ top: field.getBoundingClientRect().bottom - bottom + 40, behavior: 'instant' });
      }, seen);
      await expect.poll(() => placeOfToast(page)).toBe('clear');
    }
  }
});
