/** What is wrong with the address for the card company's receipt; undefined while nothing is. */
export function receiptAddressProblem(email: string): string | undefined {
  if (/^[^\s@]+@[^\s@]+$/.test(email)) return undefined;
  return 'The card company needs an e-mail address for its receipt';
}
