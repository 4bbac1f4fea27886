import { expect, test } from '../support/fixtures.ts';
import { createDeferred } from '../support/deferred.ts';
import { formPage, typedValues } from './form-page.ts';
import { contactForm } from './mail-forms.ts';

test(
  'a page whose configuration lacks its e-mail template names it and sends nothing',
  { tag: ['@C-04', '@C-08'] },
  async ({ page, sandbox }) => {
    const gate = createDeferred();
    await page.route(/\.js$/, async (route) => {
      await gate.promise;
      await route.continue();
    });
    await page.goto(contactForm.path, { waitUntil: 'commit' });
    await page.locator('#config').waitFor({ state: 'attached' });
    await page.evaluate(() => {
      const block = document.getElementById('config');
      const config = JSON.parse(block?.textContent ?? '{}');
      delete config.email.templates.contact;
      if (block?.firstChild) block.firstChild.nodeValue = JSON.stringify(config);
    });
    const form = formPage(page, contactForm);
    for (const [name, { typed }] of Object.entries(contactForm.fields)) await form.put(name, typed);
    await form.send.click();
    gate.resolve();
    await expect(page.getByRole('alert')).toContainText('email.templates.contact');
    expect(await form.values()).toEqual(typedValues(contactForm));
    expect((await sandbox.received()).requests).toEqual([]);
  },
);
