import { wholeNumber } from '@venue/shared/form/whole-number.ts';
import { formatNaira } from '@venue/shared/money.ts';
import type { PartRange } from './account.ts';

/** What a visitor typed for a sum: whole naira, or what is wrong with it in a sentence. */
export type PartTyped = { kind: 'sum'; naira: number } | { kind: 'problem'; text: string };

/** `200,000`, `₦200 000`, `N200000.00`, `=N=200,000`, `200k naira`: figures with whatever people put around them. */
const money = /^(?:₦|#|=n=|naira|ngn|n)?([^.\p{L}]+?)(?:\.0{1,2})?(k)?(?:naira|ngn)?$/u;
const highestSum = 999_999_999;

/** The sum that somebody typed, in naira; undefined where it is none, or none that anybody pays: ten figures or more. */
export function nairaTyped(typed: string): number | undefined {
  const [, figures = '', thousands] = money.exec(typed.toLowerCase().replaceAll(/\s/g, '')) ?? [];
  const number = wholeNumber(figures);
  const naira = number !== undefined && thousands ? number * 1000 : number;
  return naira !== undefined && naira <= highestSum ? naira : undefined;
}

function problem(text: string): PartTyped {
  return { kind: 'problem', text };
}

/** Reads a sum, and holds it against what a part may come to. */
export function partTyped(typed: string, { least, most }: PartRange): PartTyped {
  if (typed.trim() === '') return problem('Enter how much you pay now');
  const naira = nairaTyped(typed);
  if (naira === undefined) return problem(`Enter whole naira in figures, for example ${formatNaira(least)}`);
  if (naira < least) return problem(`The least part is ${formatNaira(least)}: enter that or more`);
  if (naira > most) return problem(`That is more than is left: enter ${formatNaira(most)} or less`);
  return { kind: 'sum', naira };
}
