import { formatNaira } from '@venue/shared/words/numbers.ts';
import type { Cost } from './cost.ts';
import { uncountedText } from '../payment/payment-status-text.ts';
import type { StayRecord } from '../stay/booking/stay-record.ts';
import { cancellationIn } from '../stay/booking/stay-terms.ts';

const notSaid = {
  move: 'Ask us what it costs to move a booking.',
  cancel: 'Ask us what you get back if you cancel.',
} as const;

function paidText(record: StayRecord): string {
  return uncountedText(record) ?? `You paid ${formatNaira(record.naira)}.`;
}

/** The cancellation rule that the guest agreed to, or that there is none. */
export function stayCancelCost(record: StayRecord): Cost {
  const rule = cancellationIn(record.terms);
  const said = rule.length > 0 ? [`You agreed to this: “${rule.join(' ')}”`] : [notSaid.cancel];
  return { rows: [], remarks: [paidText(record), ...said] };
}

/** The terms of stays say nothing about moving. */
export function stayMoveCost(record: StayRecord): Cost {
  return { rows: [], remarks: [paidText(record), notSaid.move] };
}
