import { formatNaira } from '@venue/shared/money.ts';
import type { Cost } from './cost.ts';
import { uncountedText } from '../payment/payment-status-text.ts';
import type { StayRecord } from '../stay/booking/stay-record.ts';
import { cancellationIn } from '../stay/booking/stay-terms.ts';

const notSaid = {
  move: 'Ask us what moving a booking costs.',
  cancel: 'Ask us what comes back when a booking is cancelled.',
} as const;

/** What of the sum is counted, in a sentence. */
function paidText(record: StayRecord): string {
  return uncountedText(record) ?? `You paid ${formatNaira(record.naira)}.`;
}

/** What cancelling a stay costs: the venue's own words as they were agreed to, or that there are none. */
export function stayCancelCost(record: StayRecord): Cost {
  const rule = cancellationIn(record.terms);
  const said = rule.length > 0 ? [`You agreed to this: “${rule.join(' ')}”`] : [notSaid.cancel];
  return { rows: [], remarks: [paidText(record), ...said] };
}

/** What moving a stay costs: no venue's terms speak of it. */
export function stayMoveCost(record: StayRecord): Cost {
  return { rows: [], remarks: [paidText(record), notSaid.move] };
}
