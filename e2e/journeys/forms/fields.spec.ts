import { expect, test, whole } from '../fixtures.ts';
import { arrivedMails, formPage, unfold } from './form-page.ts';
import { contactForm, type MailForm, mailForms } from './mail-forms.ts';

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
  eventDate: 'date',
  pickupTime: 'datetime-local',
  dropoffTime: 'datetime-local',
  my_file: 'file',
};

function wantedOf(spec: MailForm, name: string): string | undefined {
  return spec.template === 'template_callback' && name === 'phone' ? 'number tel numeric' : wanted[name];
}

for (const spec of mailForms) {
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
        label: document.querySelector<HTMLElement>(`label[for="${element.id}"]`)?.innerText ?? '',
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

test('V-08, Q-08: the browser checks the e-mail address; its words stand by the field and in a summary with the focus', async ({
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
  await expect(form.field('email')).toHaveAccessibleDescription(/'nowhere' is missing an '@'/);
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect((await sandbox.outbox()).requests).toEqual([]);
  await form.put('email', 'somewhere@example.com');
  await expect(summary).toHaveCount(0);
});

const callback = mailForms.find(({ template }) => template === 'template_callback') ?? contactForm;

test('D-29: the number field takes a Nigerian number however it is typed or pasted, and nothing changes it by accident', async ({
  page,
}) => {
  const form = formPage(page, callback);
  await form.open();
  const phone = form.field('phone');
  await phone.pressSequentially('0803 123-4567');
  await expect(phone).toHaveValue('08031234567');
  await phone.press('ArrowUp');
  await phone.hover();
  await page.mouse.wheel(0, 200);
  await expect(phone).toHaveValue('08031234567');
  await phone.clear();
  await phone.pressSequentially('+2348031234567');
  await expect(phone).toHaveValue('2348031234567');
  for (const pasted of ['+234 803 123 4567', '00 234 (803) 123-4567', '0803.123.4567', 'no digits']) {
    await phone.evaluate((input, text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text', text);
      input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, pasted);
    await expect(phone, pasted).toHaveValue('08031234567');
  }
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
