import type { Page } from '@playwright/test';
import { toastTexts } from '@venue/shared/text/toast-texts.ts';
import { formPage, typedValues } from '../forms/form-page.ts';
import { contactForm } from '../forms/mail-forms.ts';
import { expect, test } from '../support/fixtures.ts';
import { createDeferred } from '../support/deferred.ts';

/** Opens a page and takes a key (`email.publicKey`) out of its configuration before its scripts are there. Gives what lets them come. */
async function openWithout(page: Page, key: string, address: string): Promise<() => void> {
  const scripts = createDeferred();
  await page.route(/\.js$/, async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator('#config').waitFor({ state: 'attached' });
  await page.evaluate((names) => {
    const block = document.getElementById('config');
    const config = JSON.parse(block?.textContent ?? '{}');
    const parent = names.slice(0, -1).reduce((section, name) => section[name], config);
    delete parent[names.at(-1) ?? ''];
    if (block?.firstChild) block.firstChild.nodeValue = JSON.stringify(config);
  }, key.split('.'));
  return scripts.resolve;
}

test(
  'a form of a page whose configuration lacks its e-mail template keeps what was typed and sends nothing',
  { tag: ['@C-04', '@C-08'] },
  async ({ page, sandbox }) => {
    await page.clock.install();
    const letScriptsCome = await openWithout(page, 'email.templates.contact', contactForm.path);
    letScriptsCome();
    const form = formPage(page, contactForm);
    await form.waitUntilHydrated();
    await form.fillIn();
    await form.submitButton.click();
    await expect(page.getByRole('alert')).toHaveText(toastTexts.somethingWentWrong);
    expect(await form.values()).toEqual(typedValues(contactForm));
    expect((await sandbox.received()).requests).toEqual([]);
  },
);
