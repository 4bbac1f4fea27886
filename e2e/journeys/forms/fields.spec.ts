import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { arrivedMails, expectArrived, formPage } from './form-page.ts';
import { callbackForm, contactForm } from './mail-forms.ts';

test(
  'a wrong e-mail address is reported at its field, and in a summary that takes focus',
  { tag: '@Q-08' },
  async ({ page, sandbox }) => {
    const form = formPage(page, contactForm);
    await form.open();
    await form.fillIn();
    await form.fillField('email', 'nowhere');
    await form.field('email').press('Enter');
    const summary = form.form.getByRole('region', { name: 'One thing to correct' });
    await expect(summary).toBeFocused();
    await expect(summary).toBeInViewport();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(form.field('email')).toBeFocused();
    await expect(form.field('email')).toHaveAccessibleDescription(/An e-mail address needs an @/);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await form.fillField('email', 'ade@gmail.com.');
    await expect(summary).toHaveCount(0);
    await form.submitButton.click();
    await form.part.getByRole('status').getByRole('button', { name: 'ade@gmail.com?' }).click();
    await expect(form.field('email')).toHaveValue('ade@gmail.com');
    await expect(form.field('email')).toBeFocused();
    expect((await sandbox.received()).requests).toEqual([]);

    await form.fillField('email', 'ade@gmial.com');
    await form.submitButton.click();
    await expectArrived(sandbox, 1);
    const [mail] = (await sandbox.received()).mails;
    expect(mail?.fields).toContainEqual({ name: 'email', value: 'ade@gmial.com' });
  },
);

/** Puts a text into a field in a way of its own. */
type Way = (page: Page, phone: Locator, text: string) => Promise<void>;

const ways: Readonly<Record<string, Way>> = {
  'key by key': (_page, phone, text) => phone.pressSequentially(text),
  "a keyboard's suggestion": async (page, phone, text) => {
    await phone.click();
    await page.keyboard.insertText(text);
  },
  composed: async (page, phone, text) => {
    await phone.click();
    const session = await page.context().newCDPSession(page);
    await session.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
    await session.send('Input.insertText', { text });
    await session.detach();
  },
  pasted: async (page, phone, text) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await phone.press('ControlOrMeta+V');
  },
  'a password manager, which knows the native field': (_page, phone, text) =>
    phone.evaluate((input: HTMLInputElement, value) => {
      input.focus();
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
      input.dispatchEvent(new Event('input', { bubbles: true }));
      input.blur();
    }, text),
  'a script, without a focus': (_page, phone, text) =>
    phone.evaluate((input: HTMLInputElement, value) => {
      input.value = value;
      input.dispatchEvent(new Event('input', { bubbles: true }));
    }, text),
};

/** All ways to write a number are in `phone-number-field.test.ts`. */
const writings = ['+234 803 123 4567', '０８０３１２３４５６７', '0803,123,4567'];

test(
  'a phone number is sent as digits, however it gets into its field',
  { tag: '@D-29' },
  async ({ page, sandbox }) => {
    const form = formPage(page, callbackForm);
    await form.open();
    const phone = form.field('phone');
    await expect(phone).toHaveAttribute('type', 'number');
    await form.fillIn(['name']);
    const clear = async () => {
      await phone.fill('');
      await phone.blur();
    };
    await phone.pressSequentially('+44 20 7946 0958');
    await expect(phone).toHaveValue('+44 20 7946 0958');
    await phone.blur();
    await expect(phone).toHaveValue('442079460958');
    await clear();

    for (const [index, [how, put]] of Object.entries(ways).entries()) {
      await put(page, phone, writings[index % writings.length] ?? '');
      await expect(phone, how).toHaveValue('08031234567');
      await clear();
    }

    await phone.click();
    await phone.fill('0803 123 4567, mornings');
    await form.submitButton.click();
    await expect(phone).toHaveValue('0803 123 4567, mornings');
    await expect(phone).toHaveAccessibleDescription(/Enter one phone number in digits/);
    expect((await sandbox.received()).requests).toEqual([]);
    await phone.fill('0803 123 4567');
    await phone.press('ArrowUp');
    await phone.hover();
    await page.mouse.wheel(0, 200);
    await expect(phone).toHaveValue('08031234567');
    await form.submitButton.click();
    await expectArrived(sandbox, 1);
    expect((await arrivedMails(sandbox))[0]?.fields).toContainEqual({ name: 'phone', value: '08031234567' });
  },
);
