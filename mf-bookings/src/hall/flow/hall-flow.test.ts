import { describe, expect, test } from 'vitest';
import { toastTexts } from '@venue/shared/text/toast-texts.ts';
import { sampleBooking, sampleDeposit } from '../../../test/sample-booking.ts';
import { type HallBooking, receiptOf } from '../booking/booking.ts';
import { reduceHallFlow, startOfHallFlow } from './hall-flow.ts';
import type { HallEvent, HallFlow } from './hall-stages.ts';

const booking = sampleBooking;
const attempt = { ...sampleDeposit, at: 1 } as const;
const deposit = { choice: 'deposit', naira: 800_000 } as const;
const full = { choice: 'full', naira: 1_700_000 } as const;
const paid: HallBooking = { ...booking, payments: [attempt] };
const justPaid = { kind: 'paid-or-pending', record: attempt } as const;
const justConfirmed = { kind: 'paid-or-pending', record: { ...attempt, status: 'confirmed' } } as const;
const closed = { kind: 'closed-after-shown', record: { ...attempt, status: 'unresolved' } } as const;

function after(...events: HallEvent[]): HallFlow {
  return events.reduce(reduceHallFlow, startOfHallFlow);
}

/** An invoice with nothing over it. */
const invoice = { stage: 'invoice', payment: { stage: 'idle' }, notifying: false } as const;

/** What the page shows: the invoice, once it is paid with its receipt, or what lies over it. */
function viewOf(flow: HallFlow): string {
  if (flow.stage !== 'invoice') return flow.stage;
  if (flow.payment.stage !== 'idle') return flow.payment.stage;
  return receiptOf(flow.booking) ? 'receipt' : 'invoice';
}

const booked: HallEvent[] = [
  { type: 'submitted' },
  { type: 'stepped', step: 'holding' },
  { type: 'invoice-opened', booking, notice: { kind: 'invoice-sent' } },
];
const paying: HallEvent[] = [
  ...booked,
  { type: 'pay-clicked', booking },
  { type: 'payment-started', booking, order: deposit },
];

test('E-01, E-08: form, invoice, then the choice of payment over the invoice', () => {
  expect(startOfHallFlow.stage).toBe('form');
  expect(after(...booked)).toMatchObject({
    ...invoice,
    notice: { kind: 'invoice-sent' },
  });
  expect(viewOf(after(...booked, { type: 'pay-clicked', booking }))).toBe('choosing');
});

test('E-11: a payment is paid, or is back at the invoice', () => {
  expect(viewOf(after(...paying))).toBe('paying');
  expect(viewOf(after(...paying, { type: 'payment-ended', booking: paid, notice: justPaid }))).toBe(
    'receipt',
  );
  const ended: HallEvent = { type: 'payment-ended', booking, notice: closed };
  expect(after(...paying, ended)).toMatchObject({ ...invoice, notice: closed });
  expect(after(...paying, ended, { type: 'pay-clicked', booking })).toHaveProperty('notice', undefined);
});

test('C-22: a payment in another tab shows here, also over an open question; a card form that is only open there does not', () => {
  const elsewhere: HallEvent = { type: 'changed-in-other-tab', booking: paid };
  expect(after(...booked, elsewhere)).toEqual({ ...invoice, booking: paid, notice: undefined });
  expect(viewOf(after(...booked, { type: 'pay-clicked', booking }, elsewhere))).toBe('receipt');
  const pending: HallBooking = { ...booking, payments: [{ ...attempt, status: 'pending' }] };
  expect(after(...booked, { type: 'changed-in-other-tab', booking: pending })).toEqual({
    ...invoice,
    booking: pending,
    notice: undefined,
  });
  const opened: HallBooking = { ...booking, payments: [{ ...attempt, status: 'unresolved' }] };
  expect(after(...booked, { type: 'changed-in-other-tab', booking: opened })).toEqual(after(...booked));
});

test('C-22: another tab changes nothing here if the payment is known, a card form is open here, or the invoice is another', () => {
  const settled = after(...paying, { type: 'payment-ended', booking: paid, notice: justPaid });
  const elsewhere: HallEvent = { type: 'changed-in-other-tab', booking: paid };
  expect(reduceHallFlow(settled, elsewhere)).toEqual(settled);
  const own = after(...paying);
  expect(reduceHallFlow(own, elsewhere)).toBe(own);
  const other: HallBooking = { ...paid, invoice: { ...paid.invoice, number: '999999' } };
  const before = after(...booked);
  expect(reduceHallFlow(before, { type: 'changed-in-other-tab', booking: other })).toBe(before);
});

test('a paid fee and a reported payment that another tab noted show here', () => {
  const report = {
    ...attempt,
    status: 'reported',
    origin: 'other-device',
    by: 'Tunde',
    reference: 'T',
  } as const;
  const noted: HallBooking = {
    ...paid,
    payments: [...paid.payments, report],
    changes: { moved: [] },
  };
  const settled = after(...paying, { type: 'payment-ended', booking: paid, notice: justPaid });
  expect(reduceHallFlow(settled, { type: 'changed-in-other-tab', booking: noted })).toEqual({
    ...settled,
    booking: noted,
  });
});

test('D-22: an e-mail that ends while the payment is being chosen or made is known afterwards', () => {
  const unsent: HallBooking = { ...booking, invoiceMail: 'unsent' };
  const sent: HallEvent = { type: 'mail-ended', booking, notice: { kind: 'invoice-sent' } };
  const choosing = after(
    { type: 'invoice-opened', booking: unsent },
    { type: 'pay-clicked', booking: unsent },
  );
  expect(reduceHallFlow(choosing, sent)).toEqual({ ...invoice, payment: { stage: 'choosing' }, booking });
  const opened = reduceHallFlow(choosing, { type: 'payment-started', booking: unsent, order: full });
  expect(reduceHallFlow(opened, sent)).toEqual({ ...invoice, payment: { stage: 'paying' }, booking });
  const other = { ...booking, invoice: { ...booking.invoice, number: '999999' } };
  expect(reduceHallFlow(opened, { ...sent, booking: other })).toBe(opened);
});

test('C-22: what is paid cannot be paid again', () => {
  const flow = after(...paying, { type: 'payment-ended', booking: paid, notice: justPaid });
  expect(reduceHallFlow(flow, { type: 'pay-clicked', booking: paid })).toBe(flow);
  expect(reduceHallFlow(flow, { type: 'payment-started', booking: paid, order: full })).toBe(flow);
  expect(viewOf(after({ type: 'invoice-opened', booking: paid }))).toBe('receipt');
});

test('E-13: the late end of an attempt does not disturb the form, nor a receipt', () => {
  const started = after(...booked, { type: 'restarted', arrival: 'back' });
  expect(started).toEqual({ ...startOfHallFlow, arrival: 'back' });
  const late: HallEvent = { type: 'payment-ended', booking, notice: closed };
  expect(reduceHallFlow(started, late)).toBe(started);
  const shown = after({ type: 'invoice-opened', booking: paid });
  expect(reduceHallFlow(shown, late)).toBe(shown);
});

test('C-22: a payment that went through shows in whatever stage it is heard of', () => {
  const success: HallEvent = { type: 'payment-ended', booking: paid, notice: justPaid };
  const stages: HallEvent[][] = [
    [],
    [{ type: 'submitted' }],
    booked,
    [...booked, { type: 'pay-clicked', booking }],
    paying,
    [...paying, success],
  ];
  for (const events of stages)
    expect(after(...events, success)).toMatchObject({
      ...invoice,
      booking: paid,
      notice: justPaid,
    });
});

test('Q-08: every refusal is a new one', () => {
  const stop = { kind: 'refused', message: toastTexts.fillInAllInputs, problems: [] } as const;
  const once = after({ type: 'not-booked', notBooked: { ...stop, problems: [] } });
  const twice = reduceHallFlow(once, { type: 'not-booked', notBooked: { ...stop, problems: [] } });
  expect([once, twice].map((flow) => ('attempt' in flow ? flow.attempt : 0))).toEqual([1, 2]);
});

test('C-21: a finding shows on the receipt it is about, and on no other', () => {
  const shown: HallEvent = { type: 'payment-ended', booking: paid, notice: justPaid };
  const opened: HallEvent = { type: 'invoice-opened', booking };
  const checked = (status: 'confirmed' | 'denied', number = paid.invoice.number): HallEvent => ({
    type: 'payments-verified',
    booking: {
      ...paid,
      invoice: { ...paid.invoice, number },
      payments: [{ ...attempt, status }],
    },
  });
  expect(after(shown, checked('confirmed'))).toMatchObject({
    ...invoice,
    notice: justPaid,
    booking: { payments: [{ status: 'confirmed' }] },
  });
  expect(after(shown, checked('denied'))).toMatchObject({
    ...invoice,
    notice: { kind: 'denied' },
  });
  const settled = after(shown, checked('denied'), checked('confirmed'));
  expect(settled).toMatchObject({
    ...invoice,
    notice: justConfirmed,
    booking: { payments: [{ status: 'confirmed' }] },
  });
  expect(after(shown, checked('denied', '999999'))).toEqual(after(shown));
  expect(after(checked('confirmed'))).toEqual(startOfHallFlow);
  expect(after(opened, checked('confirmed'))).toMatchObject({
    ...invoice,
    notice: justConfirmed,
  });
  expect(after(opened, checked('confirmed', '999999'))).toEqual(after(opened));
  expect(viewOf(after(...paying, checked('confirmed')))).toBe('paying');
});

test('C-22: a transfer that was under way and has ended is said to have ended, beside the way to pay', () => {
  const announced: HallBooking = { ...booking, payments: [{ ...attempt, status: 'pending' }] };
  const ended: HallBooking = { ...booking, payments: [{ ...attempt, status: 'unresolved' }] };
  const checked: HallEvent = { type: 'payments-verified', booking: ended };
  const flow = after({ type: 'invoice-opened', booking: announced }, checked);
  expect(flow).toMatchObject({ ...invoice, booking: ended, notice: { kind: 'transfer-ended' } });
  expect(after({ type: 'invoice-opened', booking: ended }, checked)).not.toHaveProperty('notice.kind');
});

const opened = { ...attempt, status: 'unresolved' } as const;

test('C-22: after a card form whose end nobody saw, the choice comes after a question', () => {
  const unresolved: HallBooking = { ...booking, payments: [opened] };
  const asked = after(
    { type: 'invoice-opened', booking: unresolved },
    { type: 'pay-clicked', booking: unresolved },
  );
  expect(asked).toEqual({ ...invoice, payment: { stage: 'asking' }, booking: unresolved });
  expect(reduceHallFlow(asked, { type: 'payment-started', booking: unresolved, order: full })).toBe(asked);
  expect(viewOf(reduceHallFlow(asked, { type: 'invoice-opened', booking: unresolved }))).toBe('invoice');
  expect(reduceHallFlow(asked, { type: 'pay-anyway' })).toEqual({
    ...invoice,
    payment: { stage: 'choosing' },
    booking: unresolved,
  });
});

test('C-22: what another tab adds that somebody has paid is asked about, also where a sum is being chosen', () => {
  const reported: HallBooking = {
    ...booking,
    payments: [{ ...attempt, status: 'reported', origin: 'other-device' }],
  };
  const elsewhere: HallEvent = { type: 'changed-in-other-tab', booking: reported };
  expect(after(...booked, { type: 'pay-clicked', booking }, elsewhere)).toEqual({
    ...invoice,
    payment: { stage: 'asking' },
    booking: reported,
  });
  expect(viewOf(after(...booked, elsewhere))).toBe('invoice');
});

test('C-22: the result of an e-mail adds no payment to those that the question names', () => {
  const unresolved: HallBooking = { ...booking, payments: [opened] };
  const more: HallBooking = { ...booking, payments: [opened, { ...opened, reference: 'OTHER' }] };
  const asked = after(
    { type: 'invoice-opened', booking: unresolved },
    { type: 'pay-clicked', booking: unresolved },
  );
  const mailed = reduceHallFlow(asked, {
    type: 'mail-ended',
    booking: more,
    notice: { kind: 'invoice-sent' },
  });
  expect(mailed).toEqual({ ...invoice, payment: { stage: 'asking' }, booking: unresolved });
});

const changed: HallBooking = {
  ...booking,
  details: { ...booking.details, email: 'other@example.com' },
  invoiceMail: 'unsent',
};

test('another address shows in every tab, and leaves the payments as they are', () => {
  const elsewhere: HallEvent = { type: 'changed-in-other-tab', booking: changed };
  expect(after(...booked, elsewhere)).toMatchObject({
    ...invoice,
    booking: changed,
  });
  const choosing = after(...booked, { type: 'pay-clicked', booking }, elsewhere);
  expect(choosing).toMatchObject({ payment: { stage: 'choosing' }, booking: changed });
  const openedThere: HallBooking = { ...changed, payments: [{ ...attempt, status: 'unresolved' }] };
  expect(after(...booked, { type: 'changed-in-other-tab', booking: openedThere })).toMatchObject({
    booking: changed,
  });
  expect(after(...booked, { type: 'address-given', booking: changed })).toEqual({
    ...invoice,
    booking: changed,
    notice: undefined,
  });
});

describe('the rest', () => {
  const order = { choice: 'part', naira: 300_000 } as const;
  const secured: HallEvent = { type: 'invoice-opened', booking: paid };
  const unresolvedPart = {
    ...paid,
    payments: [attempt, { ...opened, choice: 'part' as const, naira: 300_000, reference: 'P' }],
  };
  const paidPart: HallBooking = {
    ...paid,
    payments: unresolvedPart.payments.map((payment) => ({ ...payment, status: 'paid' as const })),
  };

  test('it is paid from the receipt, and comes back to it with what became of it', () => {
    const underWay = after(secured, { type: 'payment-started', booking: paid, order });
    expect(underWay).toEqual({ ...invoice, payment: { stage: 'paying' }, booking: paid });
    for (const end of [
      { booking: paidPart, notice: justPaid },
      { booking: unresolvedPart, notice: closed },
    ])
      expect(reduceHallFlow(underWay, { type: 'payment-ended', ...end })).toEqual({ ...invoice, ...end });
  });

  test('C-22: after a card form whose end nobody saw, the order waits behind a question', () => {
    const shown: HallEvent = { type: 'invoice-opened', booking: unresolvedPart };
    const asked = after(shown, { type: 'pay-clicked', booking: unresolvedPart, order });
    expect(asked).toEqual({ ...invoice, payment: { stage: 'asking', order }, booking: unresolvedPart });
    const opening: HallEvent = { type: 'payment-started', booking: unresolvedPart, order };
    expect(viewOf(reduceHallFlow(asked, opening))).toBe('paying');
    expect(viewOf(reduceHallFlow(asked, { type: 'invoice-opened', booking: unresolvedPart }))).toBe(
      'receipt',
    );
    expect(reduceHallFlow(asked, { type: 'payments-verified', booking: paidPart })).toMatchObject({
      ...invoice,
      notice: { kind: 'paid-or-pending', record: paidPart.payments[1] },
    });
  });

  test('C-22: a part paid in another tab shows here; a confirmation there leaves an open question open', () => {
    const elsewhere = (of: HallBooking): HallEvent => ({ type: 'changed-in-other-tab', booking: of });
    expect(after(secured, elsewhere(paidPart))).toMatchObject({
      ...invoice,
      booking: paidPart,
    });
    expect(after(secured, elsewhere(unresolvedPart))).toEqual(after(secured));
    const confirmed: HallBooking = {
      ...unresolvedPart,
      payments: unresolvedPart.payments.map((payment) =>
        payment.status === 'paid' ? { ...payment, status: 'confirmed' } : payment,
      ),
    };
    const asked = after(
      { type: 'invoice-opened', booking: unresolvedPart },
      { type: 'pay-clicked', booking: unresolvedPart, order },
    );
    expect(reduceHallFlow(asked, { type: 'payments-verified', booking: confirmed })).toEqual({
      ...invoice,
      payment: { stage: 'asking', order },
      booking: confirmed,
    });
  });
});
