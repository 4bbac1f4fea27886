import type { Locator, Page } from '@playwright/test';
import { expect, test, whole } from '../fixtures.ts';
import { arrivedMails, expectArrived, formPage, unfold } from './form-page.ts';
import { contactForm, type MailForm, mailForms, triedForms } from './mail-forms.ts';

/** Native type, `autocomplete` and `inputmode` of the fields that have them, whatever form they are in (F-19, V-08). */
const wanted: Readonly<Record<string, string>> = {
  name: 'text name',
  email: 'email email',
  organizationName: 'text organization',
  number: 'tel tel',
  phone: 'tel tel',
  guests: 'text numeric',
  budget: 'text numeric',
  estimatedGuests: 'text numeric',
  people: 'text numeric',
  eventDate: 'date',
  visitDate: 'date',
  visitTime: 'time',
  pickupTime: 'datetime-local',
  dropoffTime: 'datetime-local',
  my_file: 'file',
};

function wantedOf(spec: MailForm, name: string): string | undefined {
  return spec.template === 'template_callback' && name === 'phone' ? 'number tel numeric' : wanted[name];
}

for (const spec of triedForms) {
  test(`${spec.id}: visible labels, the right types and keyboards, a privacy line, nothing required (F-19, V-07, V-08, P15)`, async ({
    page,
  }) => {
    const form = formPage(page, spec);
    await page.goto(spec.path);
    await whole(page);
    await unfold(form.part, spec);
    const controls = await form.form.locator('[name]').evaluateAll((elements) =>
      elements.map((element) => ({
        name: element.getAttribute('name') ?? '',
        label:
          document.querySelector<HTMLElement>(`label[for="${element.id}"]`)?.innerText ??
          element.closest('fieldset')?.querySelector('legend')?.innerText ??
          '',
        isRequired: element.hasAttribute('required'),
        traits: ['type', 'autocomplete', 'inputmode'].map((trait) => element.getAttribute(trait)),
      })),
    );
    expect(controls.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(spec.fields)));
    for (const { name, label, isRequired, traits } of controls) {
      expect(label, name).toMatch(/\w{2,}/);
      expect(isRequired, name).toBe(false);
      const expected = wantedOf(spec, name);
      // `off` is for fields that other pages fill in too, once the page has come to life: browsers do not put them back.
      const told = traits.filter((trait) => trait !== null && trait !== '' && trait !== 'off');
      if (expected) expect(told.join(' '), name).toBe(expected);
    }
    await expect(
      form.part.getByText(/for nothing else|this one call|Only the letter|Only the people/),
    ).toBeVisible();
  });
}

test('Q-08: the e-mail address is checked; words about it stand by the field and in a summary with the focus', async ({
  page,
  sandbox,
}) => {
  const form = formPage(page, contactForm);
  await form.open();
  await form.write();
  await form.put('email', 'nowhere');
  await form.field('email').press('Enter');
  const summary = form.form.getByRole('region', { name: 'One thing to put right' });
  await expect(summary).toBeFocused();
  await expect(summary).toBeInViewport();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(form.field('email')).toBeFocused();
  await expect(form.field('email')).toHaveAccessibleDescription(/An e-mail address has an @/);
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect((await sandbox.outbox()).requests).toEqual([]);
  await form.put('email', 'somewhere@example.com');
  await expect(summary).toHaveCount(0);
});

test('a slip in the e-mail address is offered mended in one tap, and stops nobody where mail can go to it', async ({
  page,
  sandbox,
}) => {
  const form = formPage(page, contactForm);
  await form.open();
  await form.write();
  await form.put('email', 'ade@gmail.com.');
  await form.send.click();
  await expect(form.field('email')).toHaveAccessibleDescription('Take the full stop at the end away');
  await form.part.getByRole('status').getByRole('button', { name: 'ade@gmail.com?' }).click();
  await expect(form.field('email')).toHaveValue('ade@gmail.com');
  await expect(form.field('email')).toBeFocused();
  expect((await sandbox.outbox()).requests).toEqual([]);

  await form.put('email', 'ade@gmial.com');
  await form.send.click();
  await expectArrived(sandbox, 1);
  const [mail] = (await sandbox.outbox()).mails;
  expect(mail?.fields).toContainEqual({ name: 'email', value: 'ade@gmial.com' });
  await expect(form.part.getByText('Did you mean')).toHaveCount(0);
});

const callback = mailForms.find(({ template }) => template === 'template_callback') ?? contactForm;

/** Puts a text into a field in a way of its own. */
type Way = (page: Page, phone: Locator, text: string) => Promise<void>;

const focused: Readonly<Record<string, Way>> = {
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
};

const ways: Readonly<Record<string, Way>> = {
  ...focused,
  'a script, without a focus': (_page, phone, text) =>
    phone.evaluate((input: HTMLInputElement, value) => {
      input.value = value;
      input.dispatchEvent(new Event('input', { bubbles: true }));
    }, text),
};

const writings = [
  '+234 803 123 4567',
  '０８０３１２３４５６７',
  '+٢٣٤ ٨٠٣ ١٢٣ ٤٥٦٧',
  '00234 (0)803-123.4567',
  '0803,123,4567',
];

for (const [how, put] of Object.entries(ways)) {
  test(`D-29: a phone number in any writing is the number in digits: ${how}`, async ({ page }) => {
    const form = formPage(page, callback);
    await form.open();
    const phone = form.field('phone');
    for (const text of writings) {
      await put(page, phone, text);
      await expect(phone, text).toHaveValue('08031234567');
      await phone.fill('');
      await phone.blur();
      await expect(phone).toHaveAttribute('type', 'number');
    }
  });
}

test('D-29: what is no number in digits is not dropped without a word, and nothing changes a number by accident', async ({
  page,
  sandbox,
}) => {
  const form = formPage(page, callback);
  await form.open();
  await form.write(['name']);
  const phone = form.field('phone');
  await phone.pressSequentially('+44 20 7946 0958');
  await expect(phone).toHaveValue('+44 20 7946 0958');
  await phone.blur();
  await expect(phone).toHaveValue('442079460958');
  await phone.focus();
  await phone.fill('0803 123 4567, mornings');
  await form.send.click();
  await expect(phone).toHaveValue('0803 123 4567, mornings');
  await expect(phone).toHaveAccessibleDescription(/Enter one phone number in digits/);
  expect((await sandbox.outbox()).requests).toEqual([]);
  await phone.fill('0803 123 4567');
  await phone.press('ArrowUp');
  await phone.hover();
  await page.mouse.wheel(0, 200);
  await expect(phone).toHaveValue('08031234567');
  await form.letTimePass();
  await form.send.click();
  await expectArrived(sandbox, 1);
  expect((await arrivedMails(sandbox))[0]?.fields).toContainEqual({ name: 'phone', value: '08031234567' });
});

const quote = mailForms.find(({ template }) => template === 'template_request_quote') ?? contactForm;

test('P11: other phone fields take a number as people write it, and it arrives like that', async ({
  page,
  sandbox,
}) => {
  const form = formPage(page, quote);
  await form.open();
  const numbers = [
    '0803 123 4567',
    '8031234567',
    '+234-803-123-4567',
    '00 234 803 123 4567',
    '+44 20 7946 0000 ext. 5',
  ];
  for (const number of numbers) {
    await form.letTimePass();
    await form.put('number', number);
    await form.send.press('Enter');
    await expect(form.field('number')).toHaveValue('');
  }
  const mails = await arrivedMails(sandbox);
  const arrived = mails.map(({ fields }) => fields.find(({ name }) => name === 'number')?.value);
  expect(arrived).toEqual(numbers);
});

test('P11: digits of another script arrive as those that the venue reads, in every field of numbers', async ({
  page,
  sandbox,
}) => {
  const form = formPage(page, quote);
  await form.open();
  await form.put('number', '+٢٣٤ ٨٠٣ ١٢٣ ٤٥٦٧');
  await form.field('estimatedGuests').pressSequentially('６５０');
  await form.letTimePass();
  await form.send.click();
  await expectArrived(sandbox, 1);
  const [mail] = await arrivedMails(sandbox);
  expect(mail?.fields).toContainEqual({ name: 'number', value: '+234 803 123 4567' });
  expect(mail?.fields).toContainEqual({ name: 'estimatedGuests', value: '650' });
});
