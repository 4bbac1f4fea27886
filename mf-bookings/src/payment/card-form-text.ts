import { emailProblem } from '@venue/shared/form/email-address.ts';

/** Under a button that opens the card form: whose form it is, and where the card number goes. */
export const cardFormText =
  'You enter your card details in a form from Paystack, the payment company. We never see your card number.';

/** Heading where a card form is gone and no payment was seen; what may have become of the money stands below it. */
export const closedTitle = 'You closed the card form.';

/** Heading where a transfer was announced that can hardly come any more, as far as the page knows. */
export const transferEndedTitle = 'We have not seen your transfer arrive.';

/** Heading where the card company said no before its card form showed. */
export const cardRefusedTitle = 'The payment company did not open its card form';

/** Heading where the browser had no connection to open a card form with. */
export const noConnectionTitle = 'You are offline';

/** Beside the field of an e-mail address that the card company does not take. */
export const addressNotTaken = 'The payment company does not accept this address: correct it, then pay again';

/** What is wrong with the address for the card company's receipt; undefined while nothing is. */
export function receiptAddressProblem(email: string): string | undefined {
  return email === ''
    ? 'Enter an e-mail address: the payment company sends its receipt there'
    : emailProblem(email);
}
