import { wholeNumber } from '@venue/shared/form/typed-text.ts';
import { formatNaira } from '@venue/shared/words/numbers.ts';
import type { PartRange } from './account.ts';

export type ParsedPart = { kind: 'sum'; naira: number } | { kind: 'problem'; text: string };

/** `200,000`, `₦200 000`, `N200000.00`, `=N=200,000`, `200k naira`: the ways people write an amount. */
const money = /^(?:₦|#|=n=|naira|ngn|n)?([^.\p{L}]+?)(?:\.0{1,2})?(k)?(?:naira|ngn)?$/u;
const highestSum = 999_999_999;

/** The typed amount in naira; undefined if it is not one, or has ten digits or more. */
export function parseNaira(typed: string): number | undefined {
  const [, figures = '', thousands] = money.exec(typed.toLowerCase().replaceAll(/\s/g, '')) ?? [];
  const number = wholeNumber(figures);
  const naira = number !== undefined && thousands ? number * 1000 : number;
  return naira !== undefined && naira <= highestSum ? naira : undefined;
}

function problem(text: string): ParsedPart {
  return { kind: 'problem', text };
}

export function parsePart(typed: string, { least, most }: PartRange): ParsedPart {
  if (typed.trim() === '') return problem('Enter how much you want to pay now');
  const naira = parseNaira(typed);
  if (naira === undefined) return problem(`Enter whole naira in figures, for example ${formatNaira(least)}`);
  if (naira < least) return problem(`Enter at least ${formatNaira(least)}`);
  if (naira > most) return problem(`That’s more than is left to pay: enter ${formatNaira(most)} or less`);
  return { kind: 'sum', naira };
}
