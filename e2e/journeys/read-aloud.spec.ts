import { messages } from '@venue/shared/messages.ts';
import { bookHall, hallForm } from './booking/hall-form.ts';
import { hallInvoice } from './booking/hall-invoice.ts';
import { stayForm } from './booking/stay-form.ts';
import { formPage } from './forms/form-page.ts';
import { contactForm } from './forms/mail-forms.ts';
import { expect, test } from './fixtures.ts';

// What a screen reader says: the accessibility tree, in its order, with states and descriptions.

test('Q-02: an empty hall form says what is missing, first all together, then at each field', async ({
  page,
}) => {
  const { open, form, field, submit } = hallForm(page);
  await open();
  await submit();
  await expect(form).toMatchAriaSnapshot(`
    - form "Book a hall":
      - region "Please fill in all inputs":
        - heading "Please fill in all inputs"
        - list:
          - listitem:
            - link "No kind of event is chosen"
          - listitem:
            - link "Number of people is empty"
          - listitem:
            - link "Event date is empty"
          - listitem:
            - link "Start time is empty"
          - listitem:
            - link "End time is empty"
          - listitem:
            - link "No hall is chosen"
          - listitem:
            - link "First name is empty"
          - listitem:
            - link "Last name is empty"
          - listitem:
            - link "E-mail is empty"
          - listitem:
            - link "Phone number is empty"
          - listitem:
            - link "Where you heard of us is not chosen"
      - region "Your event":
        - combobox "What kind of event?" [invalid]
        - textbox "Number of people" [invalid]
        - textbox "Event date" [invalid]
        - textbox "Starts" [invalid]
        - textbox "Ends" [invalid]
      - region "The hall":
        - radiogroup "Hall" [invalid]:
          - radio "Ball Room ₦500,000 Seats 70 comfortably, 80 at most"
          - radio "Ambali Hall ₦1,500,000 Seats 700 comfortably, 800 at most"
          - radio "Wosilat Hall ₦1,700,000 Seats 800 to 900"
      - region "You":
        - textbox "First name" [invalid]
        - textbox "Last name" [invalid]
        - textbox "E-mail" [invalid]
        - textbox "Phone" [invalid]
      - complementary "What it will cost"
      - region "Anything else":
        - textbox "Anything we should know (optional)"
        - combobox "Where did you hear of us?" [invalid]
        - checkbox "Send me offers and news"
        - checkbox /I agree to the Terms and conditions/
      - button "Get my invoice"
  `);
  await expect(field('eventDate')).toHaveAccessibleDescription(/Enter the event date/);
  await expect(form.getByRole('radiogroup', { name: 'Hall' })).toHaveAccessibleDescription('Choose a hall');
  await expect(field('email')).toHaveAccessibleDescription(
    /The invoice goes here\..*Enter an e-mail address/,
  );
});

test('Q-02: an invoice is read from what is held to what is owed and how it is paid', async ({ page }) => {
  await bookHall(page);
  const { payButton, dialog, sheet } = hallInvoice(page);
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - heading /^Ambali Hall is held until tomorrow, \\d+:\\d+\\.$/ [level=1]
      - paragraph: Pay the deposit or the whole sum before then. A copy has gone to morenikeji@example.com.
      - status:
        - strong: Invoice Sent Successfully
      - article /^Invoice \\d{6}$/
      - region "Pay by card":
        - heading "Pay by card" [level=2]
        - term: Deposit, secures the date
        - definition:
          - strong: ₦800,000
        - term: Or in full
        - definition:
          - strong: ₦1,700,000
        - button "MAKE PAYMENT"
      - region "Or pay by transfer":
        - term: Account number
        - definition
        - definition:
          - button "Copy Account number"
      - region "Family pays"
      - region "Dates that matter"
  `);
  await expect(sheet).toMatchAriaSnapshot(`
    - article:
      - term: Event space
      - definition: Ambali Hall
      - table:
        - rowgroup:
          - row "Item Amount":
            - columnheader "Item"
            - columnheader "Amount"
        - rowgroup:
          - row "Hall rental, one day, 7am to 8pm ₦1,500,000"
          - row "Caution deposit, refundable in 7 days ₦200,000"
        - rowgroup:
          - row "Full payment ₦1,700,000":
            - rowheader "Full payment"
            - cell "₦1,700,000"
      - term: Deposit payable now 40% of rental + caution
      - definition:
        - strong: ₦800,000
      - term: Balance 60% of rental, by Tue 18 Feb 2031
      - definition:
        - strong: ₦900,000
  `);
  await payButton.click();
  await expect(dialog).toMatchAriaSnapshot(`
    - dialog "How much today?":
      - heading "How much today?" [level=2]
      - button "Close"
      - region "Deposit and caution":
        - paragraph: ₦800,000
        - button "Pay ₦800,000"
      - region "Full payment":
        - paragraph: ₦1,700,000
        - button "Pay ₦1,700,000"
      - paragraph: /The deposit is non-refundable/
  `);
});

test('Q-02: once the deposit is paid, an invoice is read from what is left, by when and by whom, to its sheet', async ({
  page,
}) => {
  await bookHall(page);
  const { pay, receipt } = hallInvoice(page);
  await pay('₦800,000');
  await expect(receipt).toContainText('₦800,000');
  await page.reload();
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - region "What is left to pay":
        - heading "What is left to pay" [level=2]
        - button "Pay the balance, ₦900,000"
      - region "The balance by transfer"
      - region "Family pays"
      - region "Who has paid"
      - region "Receipt"
      - region "Dates that matter"
      - article /^Invoice \\d{6}$/
  `);
});

test('Q-02: an empty stay says what is missing at each field, and the cost as soon as there are dates', async ({
  page,
}) => {
  const form = stayForm(page, 'deluxe-suite');
  await form.open();
  await form.pay.click();
  await expect(form.checkIn).toHaveAccessibleDescription(
    /Choose both dates first. Check-out must be after check-in/,
  );
  await form.nights('2031-04-12', '2031-04-15');
  await form.pay.click();
  await expect(form.main).toMatchAriaSnapshot(`
    - form "Book Basic Deluxe":
      - heading "Basic Deluxe" [level=1]
      - complementary "Cost":
        - status: "To pay: ₦90,000"
      - region "Your nights":
        - textbox "Check-in date": 2031-04-12
        - textbox "Check-out date": 2031-04-15
      - region "Who is staying":
        - textbox "Full name"
        - textbox "E-mail" [invalid]
        - textbox "Phone"
      - region "Pay, or ask first":
        - heading "Pay, or ask first" [level=2]
        - paragraph: /we return all that you paid/
        - paragraph:
          - text: /If you cancel/
          - link "Terms for rooms"
        - button "Pay ₦90,000 by card"
        - link /Ask on WhatsApp/
  `);
  await expect(form.email).toHaveAccessibleDescription(/The card company needs an e-mail address/);
});

test('Q-02: a message that could not be sent is announced with what can be done about it', async ({
  page,
  sandbox,
}) => {
  const form = formPage(page, contactForm);
  await form.open();
  await form.write();
  await sandbox.fault({ service: 'email', kind: 'status', status: 500, times: 1 });
  await form.send.click();
  await expect(form.status(messages.somethingWentWrong)).toBeVisible();
  await expect(form.part).toMatchAriaSnapshot(`
    - heading "Contact Us" [level=1]
    - link "Call"
    - link "WhatsApp (opens in a new tab)"
    - form "Send us an E-Mail":
      - textbox "Name"
      - textbox "E-mail"
      - textbox "Subject"
      - textbox "Message"
      - button "Send"
    - status: Something went wrong. Try again
    - paragraph: Our mail service did not take it.
    - button "Put my details back"
    - button "Keep it for later"
    - paragraph:
      - link "WhatsApp"
      - link "SMS"
      - link "your own e-mail"
  `);
});
