import { formatNaira } from '@venue/shared/money.ts';

/** One sum of what a change costs, in naira, with the sentence that it follows from. */
export type CostRow = { name: string; naira: number; text: string };

/** What moving or cancelling a booking costs on a day, by the terms that the booking keeps. */
export type Cost = {
  rows: readonly CostRow[];
  /** What it comes to, where the terms give a sum. */
  total?: { name: string; naira: number } | undefined;
  /** Sentences that have no sum. */
  remarks: readonly string[];
};

/** The same in one text, for the letter to the venue. */
export function costText({ rows, total, remarks }: Cost): string {
  const sums = total ? [`${total.name}: ${formatNaira(total.naira)}.`] : [];
  const sentences = rows.map(({ name, naira, text }) => `${name}, ${formatNaira(naira)}: ${text}`);
  return [...sums, ...sentences, ...remarks].join(' ');
}
