import { formatNaira } from '@venue/shared/money.ts';
import type { Cost } from './cost.ts';
import { standingOf } from '../payment/standing-of.ts';
import type { StayRecord } from '../stay/booking/stay-record.ts';
import { cancellationIn } from '../stay/booking/stay-terms.ts';

const notSaid = {
  move: 'The venue has not said what moving a booking costs. Ask.',
  cancel: 'The venue has not said what comes back when a booking is cancelled. Ask.',
} as const;

/** What of the sum is counted, in a sentence. */
function paidWords(record: StayRecord): string {
  const sum = formatNaira(record.naira);
  const each = {
    paid: `You paid ${sum}.`,
    pending: `Your transfer of ${sum} is on its way.`,
    denied: `The payment of ${sum} is not confirmed.`,
    unresolved: `A card form over ${sum} was open, and we saw no payment.`,
  } as const;
  return each[standingOf(record)];
}

/** What cancelling a stay costs: the venue's own words as they were agreed to, or that there are none. */
export function stayCancelCost(record: StayRecord): Cost {
  const rule = cancellationIn(record.terms);
  const said = rule.length > 0 ? [`You agreed to this: “${rule.join(' ')}”`] : [notSaid.cancel];
  return { rows: [], remarks: [paidWords(record), ...said] };
}

/** What moving a stay costs: no venue's terms speak of it. */
export function stayMoveCost(record: StayRecord): Cost {
  return { rows: [], remarks: [paidWords(record), notSaid.move] };
}
