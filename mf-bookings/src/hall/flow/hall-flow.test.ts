import { describe, expect, test } from 'vitest';
import { messages } from '@venue/shared/words/messages.ts';
import { type HallBooking, receiptOf } from '../booking/booking.ts';
import { hallFlow, startOfHallFlow } from './hall-flow.ts';
import type { HallEvent, HallFlow } from './hall-stages.ts';
import { sampleBooking } from '../../../test/sample-booking.ts';

const booking = sampleBooking;
const attempt = { choice: 'deposit', naira: 800_000, reference: 'R', at: 1 } as const;
const deposit = { choice: 'deposit', naira: 800_000 } as const;
const full = { choice: 'full', naira: 1_700_000 } as const;
const paid: HallBooking = { ...booking, payments: [{ state: 'paid', ...attempt }] };

function after(...events: HallEvent[]): HallFlow {
  return events.reduce(hallFlow, startOfHallFlow);
}

/** An invoice with nothing over it. */
const invoice = { stage: 'invoice', over: { kind: 'nothing' }, notifying: false } as const;

/** What the page shows: the invoice, once it is paid with its receipt, or what lies over it. */
function viewOf(flow: HallFlow): string {
  if (flow.stage !== 'invoice') return flow.stage;
  if (flow.over.kind !== 'nothing') return flow.over.kind;
  return receiptOf(flow.booking) ? 'receipt' : 'invoice';
}

const booked: HallEvent[] = [
  { type: 'submitted' },
  { type: 'stepped', step: 'holding' },
  { type: 'invoice-opened', booking, news: 'invoice-sent' },
];
const paying: HallEvent[] = [
  ...booked,
  { type: 'payment-asked', booking },
  { type: 'payment-opened', booking, order: deposit },
];

test('E-01, E-08: form, invoice, then the choice of payment over the invoice', () => {
  expect(startOfHallFlow.stage).toBe('form');
  expect(after(...booked)).toMatchObject({
    ...invoice,
    news: 'invoice-sent',
  });
  expect(viewOf(after(...booked, { type: 'payment-asked', booking }))).toBe('choice');
});

test('E-10: dismissing the choice leaves the invoice', () => {
  const flow = after(...booked, { type: 'payment-asked', booking }, { type: 'invoice-opened', booking });
  expect(flow).toEqual({ ...invoice, booking, news: undefined });
});

test('E-11: a payment is paid, or is back at the invoice', () => {
  expect(viewOf(after(...paying))).toBe('card-form');
  expect(viewOf(after(...paying, { type: 'payment-settled', booking: paid, news: 'paid' }))).toBe('receipt');
  expect(after(...paying, { type: 'payment-settled', booking, news: 'closed-after-shown' })).toMatchObject({
    ...invoice,
    news: 'closed-after-shown',
  });
});

test('C-22: a payment in another tab shows here, also over an open question; a card form that is only open there does not', () => {
  const elsewhere: HallEvent = { type: 'kept-by-other-tab', booking: paid };
  expect(after(...booked, elsewhere)).toEqual({ ...invoice, booking: paid, news: undefined });
  expect(viewOf(after(...booked, { type: 'payment-asked', booking }, elsewhere))).toBe('receipt');
  const pending: HallBooking = { ...booking, payments: [{ state: 'pending', ...attempt }] };
  expect(after(...booked, { type: 'kept-by-other-tab', booking: pending })).toEqual({
    ...invoice,
    booking: pending,
    news: undefined,
  });
  const opened: HallBooking = { ...booking, payments: [{ state: 'unresolved', ...attempt }] };
  expect(after(...booked, { type: 'kept-by-other-tab', booking: opened })).toEqual(after(...booked));
});

test('C-22: another tab changes nothing here if the payment is known, a card form is open here, or the invoice is another', () => {
  const settled = after(...paying, { type: 'payment-settled', booking: paid, news: 'paid' });
  const elsewhere: HallEvent = { type: 'kept-by-other-tab', booking: paid };
  expect(hallFlow(settled, elsewhere)).toEqual(settled);
  const own = after(...paying);
  expect(hallFlow(own, elsewhere)).toBe(own);
  const other: HallBooking = { ...paid, invoice: { ...paid.invoice, number: '999999' } };
  const before = after(...booked);
  expect(hallFlow(before, { type: 'kept-by-other-tab', booking: other })).toBe(before);
});

test('a paid fee and a reported payment that another tab noted show here', () => {
  const report = {
    ...attempt,
    state: 'reported',
    choice: 'other-device',
    by: 'Tunde',
    reference: 'T',
  } as const;
  const noted: HallBooking = {
    ...paid,
    payments: [...paid.payments, report],
    changes: { moved: [] },
  };
  const settled = after(...paying, { type: 'payment-settled', booking: paid, news: 'paid' });
  expect(hallFlow(settled, { type: 'kept-by-other-tab', booking: noted })).toEqual({
    ...settled,
    booking: noted,
  });
});

test('D-22: an e-mail that ends while the payment is being chosen or made is known afterwards', () => {
  const unsent: HallBooking = { ...booking, invoiceMail: 'unsent' };
  const sent: HallEvent = { type: 'mail-settled', booking, news: 'invoice-sent' };
  const choosing = after(
    { type: 'invoice-opened', booking: unsent },
    { type: 'payment-asked', booking: unsent },
  );
  expect(hallFlow(choosing, sent)).toEqual({ ...invoice, over: { kind: 'choice' }, booking });
  const opened = hallFlow(choosing, { type: 'payment-opened', booking: unsent, order: full });
  expect(hallFlow(opened, sent)).toEqual({ ...invoice, over: { kind: 'card-form' }, booking });
  const other = { ...booking, invoice: { ...booking.invoice, number: '999999' } };
  expect(hallFlow(opened, { ...sent, booking: other })).toBe(opened);
});

test('E-12, F-20: a second submit while the first is under way changes nothing', () => {
  const sending = after({ type: 'submitted' });
  expect(hallFlow(sending, { type: 'submitted' })).toBe(sending);
});

test('C-22: what is paid cannot be paid again', () => {
  const flow = after(...paying, { type: 'payment-settled', booking: paid, news: 'paid' });
  expect(hallFlow(flow, { type: 'payment-asked', booking: paid })).toBe(flow);
  expect(hallFlow(flow, { type: 'payment-opened', booking: paid, order: full })).toBe(flow);
  expect(viewOf(after({ type: 'invoice-opened', booking: paid }))).toBe('receipt');
});

test('E-13: the late end of an attempt does not disturb the form, nor a receipt', () => {
  const started = after(...booked, { type: 'restarted' });
  expect(started).toEqual({ ...startOfHallFlow, arrival: 'back' });
  const closed: HallEvent = { type: 'payment-settled', booking, news: 'closed-after-shown' };
  expect(hallFlow(started, closed)).toBe(started);
  const shown = after({ type: 'invoice-opened', booking: paid });
  expect(hallFlow(shown, closed)).toBe(shown);
});

test('C-22: a payment that went through shows in whatever stage it is heard of', () => {
  const success: HallEvent = { type: 'payment-settled', booking: paid, news: 'paid' };
  const stages: HallEvent[][] = [
    [],
    [{ type: 'submitted' }],
    booked,
    [...booked, { type: 'payment-asked', booking }],
    paying,
    [...paying, success],
  ];
  for (const events of stages)
    expect(after(...events, success)).toMatchObject({
      ...invoice,
      booking: paid,
      news: 'paid',
    });
});

test('Q-08: every refusal is a new one', () => {
  const stop = { kind: 'refused', message: messages.fillInAllInputs, problems: [] } as const;
  const once = after({ type: 'not-booked', notBooked: { ...stop, problems: [] } });
  const twice = hallFlow(once, { type: 'not-booked', notBooked: { ...stop, problems: [] } });
  expect([once, twice].map((flow) => ('attempt' in flow ? flow.attempt : 0))).toEqual([1, 2]);
});

test('C-21: a finding shows on the receipt it is about, and on no other', () => {
  const shown: HallEvent = { type: 'invoice-opened', booking: paid, news: 'paid' };
  const checked = (check: 'confirmed' | 'denied', number = paid.invoice.number): HallEvent => ({
    type: 'payment-checked',
    booking: {
      ...paid,
      invoice: { ...paid.invoice, number },
      payments: [{ state: 'paid', ...attempt, check }],
    },
  });
  expect(after(shown, checked('confirmed'))).toMatchObject({
    ...invoice,
    news: 'paid',
    booking: { payments: [{ check: 'confirmed' }] },
  });
  expect(after(shown, checked('denied'))).toMatchObject({
    ...invoice,
    news: 'denied',
  });
  const settled = after(shown, checked('denied'), checked('confirmed'));
  expect(settled).toMatchObject({
    ...invoice,
    news: 'paid',
    booking: { payments: [{ check: 'confirmed' }] },
  });
  expect(after(shown, checked('denied', '999999'))).toEqual(after(shown));
  expect(after(checked('confirmed'))).toEqual(startOfHallFlow);
  const unresolved: HallEvent = { type: 'invoice-opened', booking };
  expect(after(unresolved, checked('confirmed'))).toMatchObject({
    ...invoice,
    news: 'paid',
  });
  expect(after(unresolved, checked('confirmed', '999999'))).toEqual(after(unresolved));
  expect(viewOf(after(...paying, checked('confirmed')))).toBe('card-form');
});

test('C-22: a transfer that was under way and has ended is said to have ended, beside the way to pay', () => {
  const announced = { ...booking, payments: [{ state: 'pending', ...attempt } as const] };
  const ended = { ...booking, payments: [{ state: 'unresolved', ...attempt } as const] };
  const checked: HallEvent = { type: 'payment-checked', booking: ended };
  const shown = (before: HallBooking): HallEvent => ({
    type: 'invoice-opened',
    booking: before,
    news: 'pending',
  });
  expect(after(shown(announced), checked)).toEqual({
    ...invoice,
    booking: ended,
    news: 'transfer-ended',
  });
  expect(after(shown(ended), checked)).toMatchObject({ news: 'pending' });
});

test('C-22: a card form that is open in another tab leaves the invoice as it is', () => {
  const opened: HallEvent[] = [
    { type: 'invoice-opened', booking },
    { type: 'payment-asked', booking },
    { type: 'payment-opened', booking, order: deposit },
  ];
  const elsewhere: HallEvent = { type: 'payment-settled', booking, news: 'open-in-other-tab' };
  expect(after(...opened, elsewhere)).toEqual({ ...invoice, booking, news: 'open-in-other-tab' });
});

const opened = { state: 'unresolved', ...attempt } as const;

test('C-22: after a card form whose end nobody saw, the choice comes after a question', () => {
  const unresolved: HallBooking = { ...booking, payments: [opened] };
  const asked = after(
    { type: 'invoice-opened', booking: unresolved },
    { type: 'payment-asked', booking: unresolved },
  );
  expect(asked).toEqual({ ...invoice, over: { kind: 'question' }, booking: unresolved });
  expect(hallFlow(asked, { type: 'payment-opened', booking: unresolved, order: full })).toBe(asked);
  expect(viewOf(hallFlow(asked, { type: 'invoice-opened', booking: unresolved }))).toBe('invoice');
  expect(hallFlow(asked, { type: 'payment-wanted' })).toEqual({
    ...invoice,
    over: { kind: 'choice' },
    booking: unresolved,
  });
});

test('C-22: what another tab adds that somebody has paid is asked about, also where a sum is being chosen', () => {
  const reported: HallBooking = {
    ...booking,
    payments: [{ ...attempt, state: 'reported', choice: 'other-device' }],
  };
  const elsewhere: HallEvent = { type: 'kept-by-other-tab', booking: reported };
  expect(after(...booked, { type: 'payment-asked', booking }, elsewhere)).toEqual({
    ...invoice,
    over: { kind: 'question' },
    booking: reported,
  });
  expect(viewOf(after(...booked, elsewhere))).toBe('invoice');
});

test('C-22: the result of an e-mail adds no payment to those that the question names', () => {
  const unresolved: HallBooking = { ...booking, payments: [opened] };
  const more: HallBooking = { ...booking, payments: [opened, { ...opened, reference: 'OTHER' }] };
  const asked = after(
    { type: 'invoice-opened', booking: unresolved },
    { type: 'payment-asked', booking: unresolved },
  );
  const mailed = hallFlow(asked, { type: 'mail-settled', booking: more, news: 'invoice-sent' });
  expect(mailed).toEqual({ ...invoice, over: { kind: 'question' }, booking: unresolved });
});

const changed: HallBooking = {
  ...booking,
  details: { ...booking.details, email: 'other@example.com' },
  invoiceMail: 'unsent',
};

test('another address shows in every tab, whatever is open over the invoice, and leaves what is known of payments', () => {
  const elsewhere: HallEvent = { type: 'kept-by-other-tab', booking: changed };
  expect(after(...booked, elsewhere)).toMatchObject({
    ...invoice,
    booking: changed,
  });
  const choosing = after(...booked, { type: 'payment-asked', booking }, elsewhere);
  expect(choosing).toMatchObject({ over: { kind: 'choice' }, booking: changed });
  const openedThere: HallBooking = { ...changed, payments: [{ state: 'unresolved', ...attempt }] };
  expect(after(...booked, { type: 'kept-by-other-tab', booking: openedThere })).toMatchObject({
    booking: changed,
  });
  expect(after(...booked, { type: 'address-given', booking: changed })).toEqual({
    ...invoice,
    booking: changed,
    news: undefined,
  });
});

test('why a service said no stands with its news, and goes with them', () => {
  const refusal = { about: 'other', text: 'The payment company says: “Invalid key”.' } as const;
  const refused: HallEvent = { type: 'payment-settled', booking, news: 'card-refused', refusal };
  expect(after(...paying, refused)).toEqual({ ...invoice, booking, news: 'card-refused', refusal });
  expect(viewOf(after(...paying, refused, { type: 'payment-asked', booking }))).toBe('choice');
  expect(
    after(...paying, refused, { type: 'payment-asked', booking }, { type: 'invoice-opened', booking }),
  ).toEqual({ ...invoice, booking });
});

describe('the rest', () => {
  const order = { choice: 'part', naira: 300_000 } as const;
  const secured: HallEvent = { type: 'invoice-opened', booking: paid };
  const unresolvedPart: HallBooking = {
    ...paid,
    payments: [
      { state: 'paid', ...attempt },
      { ...opened, choice: 'part', naira: 300_000, reference: 'P' },
    ],
  };
  const paidPart: HallBooking = {
    ...paid,
    payments: unresolvedPart.payments.map((payment) => ({ ...payment, state: 'paid' })),
  };

  test('it is paid from the receipt, and comes back to it with what became of it', () => {
    const underWay = after(secured, { type: 'payment-opened', booking: paid, order });
    expect(underWay).toEqual({ ...invoice, over: { kind: 'card-form' }, booking: paid });
    const settled = (of: HallBooking, news: 'paid' | 'closed-after-shown'): HallEvent => ({
      type: 'payment-settled',
      booking: of,
      news,
    });
    expect(hallFlow(underWay, settled(paidPart, 'paid'))).toMatchObject({
      ...invoice,
      news: 'paid',
    });
    expect(hallFlow(underWay, settled(unresolvedPart, 'closed-after-shown'))).toEqual({
      ...invoice,
      booking: unresolvedPart,
      news: 'closed-after-shown',
    });
  });

  test('C-22: after a card form whose end nobody saw, the order waits behind a question', () => {
    const shown: HallEvent = { type: 'invoice-opened', booking: unresolvedPart };
    const asked = after(shown, { type: 'payment-asked', booking: unresolvedPart, order });
    expect(asked).toEqual({ ...invoice, over: { kind: 'question', order }, booking: unresolvedPart });
    const opening: HallEvent = { type: 'payment-opened', booking: unresolvedPart, order };
    expect(viewOf(hallFlow(asked, opening))).toBe('card-form');
    expect(viewOf(hallFlow(asked, { type: 'invoice-opened', booking: unresolvedPart }))).toBe('receipt');
    expect(hallFlow(asked, { type: 'payment-checked', booking: paidPart })).toMatchObject({
      ...invoice,
      news: 'paid',
    });
  });

  test('C-22: a part paid in another tab shows here; a confirmation there leaves an open question open', () => {
    const elsewhere = (of: HallBooking): HallEvent => ({ type: 'kept-by-other-tab', booking: of });
    expect(after(secured, elsewhere(paidPart))).toMatchObject({
      ...invoice,
      booking: paidPart,
    });
    expect(after(secured, elsewhere(unresolvedPart))).toEqual(after(secured));
    const confirmed: HallBooking = {
      ...unresolvedPart,
      payments: unresolvedPart.payments.map((payment) =>
        payment.state === 'paid' ? { ...payment, check: 'confirmed' } : payment,
      ),
    };
    const asked = after(
      { type: 'invoice-opened', booking: unresolvedPart },
      { type: 'payment-asked', booking: unresolvedPart, order },
    );
    expect(hallFlow(asked, { type: 'payment-checked', booking: confirmed })).toEqual({
      ...invoice,
      over: { kind: 'question', order },
      booking: confirmed,
    });
  });
});

test('C-22: what somebody says to have paid is asked about before the first payment and before the balance', () => {
  const report = {
    ...attempt,
    state: 'reported',
    choice: 'other-device',
    reference: 'A',
  } as const;
  const reported: HallBooking = { ...booking, payments: [report] };
  expect(after(...booked, { type: 'payment-asked', booking: reported })).toMatchObject({
    over: { kind: 'question' },
  });
  const secured: HallBooking = { ...paid, payments: [...paid.payments, report] };
  const order = { choice: 'balance', naira: 900_000 } as const;
  const asking = after(
    { type: 'invoice-opened', booking: secured },
    { type: 'payment-asked', booking: secured, order },
  );
  expect(asking).toMatchObject({ over: { kind: 'question', order } });
});
