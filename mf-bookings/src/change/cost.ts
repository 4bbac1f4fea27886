import { formatNaira } from '@venue/shared/words/numbers.ts';

/** An amount in naira with its explanation. */
export type CostRow = { name: string; naira: number; text: string };

/** What moving or cancelling a booking costs on a day, under the terms that it was made with. */
export type Cost = {
  rows: readonly CostRow[];
  /** Only if the terms give an amount. */
  total?: { name: string; naira: number } | undefined;
  /** Sentences without an amount. */
  remarks: readonly string[];
};

/** The cost as one text, for the e-mail to the venue. */
export function costText({ rows, total, remarks }: Cost): string {
  const sums = total ? [`${total.name}: ${formatNaira(total.naira)}.`] : [];
  const sentences = rows.map(({ name, naira, text }) => `${name}, ${formatNaira(naira)}: ${text}`);
  return [...sums, ...sentences, ...remarks].join(' ');
}
