import type { PaymentRecord } from './payment-record.ts';

/** How a payment stands for whoever is about to make it again. */
export type PaymentStanding = PaymentRecord['state'] | 'denied';

export function standingOf<State extends PaymentRecord['state']>({
  state,
  check,
}: {
  state: State;
  check?: PaymentRecord['check'];
}): State | 'denied' {
  return state === 'paid' && check === 'denied' ? 'denied' : state;
}

/** Whether the payment company's records contradict the card window about one of them (C-21). */
export function inDispute(records: readonly PaymentRecord[]): boolean {
  return records.some((record) => standingOf(record) === 'denied');
}

const certainty = { paid: 4, denied: 3, pending: 2, unresolved: 1, reported: 0 } as const satisfies Record<
  PaymentStanding,
  number
>;

/** First the one that says most about the money; of two that say the same, the later. */
export function strongestFirst<Kept extends PaymentRecord>(records: readonly Kept[]): Kept[] {
  return [...records].sort((a, b) => certainty[standingOf(b)] - certainty[standingOf(a)] || b.at - a.at);
}
