import { emailProblem } from '@venue/shared/form/email-address.ts';

/** What is wrong with the address for the card company's receipt; undefined while nothing is. */
export function receiptAddressProblem(email: string): string | undefined {
  return email === '' ? 'The card company needs an e-mail address for its receipt' : emailProblem(email);
}
