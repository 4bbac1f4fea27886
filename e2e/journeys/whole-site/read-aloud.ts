// What a screen reader says: the accessibility tree, in its order, with states and descriptions.

/** An empty hall form after submitting: the errors in the summary, then those at each field. */
export const emptyHall = `
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
        - link "Where you heard about us is not chosen"
      - listitem:
        - link "Terms and conditions are not ticked"
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
  - complementary "What it will cost"
  - region "You":
    - textbox "First name" [invalid]
    - textbox "Last name" [invalid]
    - textbox "E-mail" [invalid]
    - textbox "Phone" [invalid]
  - region "Anything else":
    - textbox "Anything we should know (optional)"
    - combobox "Where did you hear about us?" [invalid]
    - checkbox "Send me offers and news"
    - checkbox /I agree to the Terms and conditions/ [invalid]
  - button "Get my invoice"
`;

/** An invoice: what is held, what is owed and how to pay. */
export const heldInvoice = `
- main:
  - heading /^Ambali Hall is held until tomorrow, \\d+:\\d+\\.$/ [level=1]
  - paragraph: Pay the deposit or the full payment before then. A copy has gone to morenikeji@example.com.
  - status:
    - strong: Invoice Sent Successfully
  - article /^Invoice \\d{6}$/
  - region "Pay by card":
    - heading "Pay by card" [level=2]
    - term: Deposit and caution, to secure the date
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
`;

/** The printed part of that invoice. */
export const invoiceSheet = `
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
      - row "Caution, refundable in 7 days ₦200,000"
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
`;

/** The choice of amounts. */
export const howMuch = `
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
`;

/** The invoice after the deposit was paid: what remains, by when and by whom. */
export const paidDeposit = `
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
`;

/** A stay with only its dates filled in. */
export const emptyStay = `
- form "Book Basic Deluxe":
  - heading "Basic Deluxe" [level=1]
  - complementary "Cost":
    - status: "Total: ₦90,000"
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
      - link "Terms for rooms"
    - button "Pay ₦90,000 by card"
    - link /Ask on WhatsApp/
`;

/** A message that could not be sent, and what to do about it. */
export const failedMessage = `
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
- paragraph: Our e-mail service did not accept it. If that happens again, please contact us another way.
- button "Put my details back"
- button "Keep it for later"
- paragraph:
  - link "WhatsApp"
  - link "SMS"
  - link "your own e-mail"
`;
