import { formatNaira } from '@venue/shared/money.ts';
import { type Answer, type AskedChange, withAnswer, withAsked } from '../../change/changes.ts';
import type { Cost } from '../../change/cost.ts';
import { standingOf } from '../../payment/standing-of.ts';
import { placeOf } from '../booking/places.ts';
import { unitsOf } from '../booking/stay-cost.ts';
import type { StayRecord } from '../booking/stay-record.ts';
import { cancellationIn } from '../booking/stay-terms.ts';

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
    opened: `A card form over ${sum} was open, and we saw no payment.`,
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

/** The stay with a request, or with what became of its e-mail. */
export function withStayAsked(record: StayRecord, asked: AskedChange | undefined): StayRecord {
  return { ...record, changes: withAsked(record.changes, asked) };
}

/** The stay once the venue has answered, by its guest's word. */
export function withStayAnswer(record: StayRecord, answer: Answer, now: number): StayRecord {
  const { from, to, place, units } = record;
  const changes = withAnswer(record.changes, answer, { from: { from, to }, now });
  if (answer.kind !== 'moved') return { ...record, changes };
  // What the venue has moved, it has confirmed.
  const moved = { ...answer.to, units: unitsOf(placeOf(place), answer.to) || units, isConfirmed: true };
  return { ...record, ...moved, changes };
}
