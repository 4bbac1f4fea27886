import { capital, numberWords } from '@venue/shared/words/numbers.ts';

/** `One to settle, two to keep. They are in this browser only.` */
export function listText({ open, all }: { open: number; all: number }): string {
  if (all === 0) return 'Invoices to pay and receipts to keep, saved in this browser.';
  const kept = all - open;
  const parts = [
    open > 0 ? `${numberWords(open)} to settle` : '',
    kept > 0 ? `${numberWords(kept)} to keep` : '',
  ].filter((part) => part !== '');
  return `${capital(parts.join(', '))}. ${all === 1 ? 'It is' : 'They are'} in this browser only.`;
}
