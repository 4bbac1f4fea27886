/** The whole number in a text, thousands with or without commas; 0 for anything else. */
export function numberIn(text: string): number {
  const digits = text.replaceAll(/[\s,]/g, '');
  return /^\d{1,6}$/.test(digits) ? Number(digits) : 0;
}
