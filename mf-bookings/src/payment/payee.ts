import { brand, legalLine, place } from '@venue/shared/venue/contacts.ts';

const name = legalLine === '' ? brand.name : `${brand.name} (${legalLine})`;

/** Who is paid, as the payer reads it: `Àríyá, Ago Iwoye, Ogun State`, in law too where the venue gives that. */
export const payee = `${name}, ${place.town}, ${place.state}`;

/** Under a button that opens the card form: whose form it is, and where the card number goes. */
export const cardFormWords =
  'Paystack, the payment company, takes your card in its own form over this page. We never see your card number.';
