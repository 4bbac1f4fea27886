import { emailProblem } from '@venue/shared/form/email-address.ts';
import { brand, place } from '@venue/shared/venue/contacts.ts';
import { legalLine } from '../ui/legal-line.ts';

/** Shown under each button that opens the card form. */
export const cardFormText =
  'You enter your card details in a form from Paystack, the payment company. We never see your card number.';

/** Error at the e-mail field. */
export const addressNotTaken = 'The payment company does not accept this address: correct it, then pay again';

/** What is wrong with the address for the payment company's receipt; undefined if nothing is. */
export function receiptAddressProblem(email: string): string | undefined {
  return email === ''
    ? 'Enter an e-mail address: the payment company sends its receipt there'
    : emailProblem(email);
}

const name = legalLine === '' ? brand.name : `${brand.name} (${legalLine})`;

/** Who is paid, as the payer reads it: `Àríyá, Ago Iwoye, Ogun State`, with the legal name if the venue gives one. */
export const payee = `${name}, ${place.town}, ${place.state}`;
