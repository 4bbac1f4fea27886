import type { Host } from '@venue/shared/contract/host.ts';
import { clearDraft } from '@venue/shared/form/draft.ts';
import { writeStayDates } from '@venue/shared/form/stay-dates.ts';
import { messages } from '@venue/shared/messages.ts';
import { deviceStorage } from '../services/device-storage.ts';
import { createVerify } from '../services/verification.ts';
import { ifAlone } from '../services/if-alone.ts';
import { createPaymentService } from '../services/payment.ts';
import { checkRecord, recognised } from '../payment/check-record.ts';
import { type StayOrder, type StayOutcome, payStay } from './pay-stay.ts';
import type { Place } from './places.ts';
import { stayDraft } from './stay-draft.ts';
import { createStayLedger, type StayLedger } from './stay-ledger.ts';
import type { StayRecord } from './stay-record.ts';

export type PayAnswer =
  | StayOutcome
  | { kind: 'recognised'; earlier: StayRecord }
  /** The card form for the same is open, here or in another tab. */
  | { kind: 'here' }
  | { kind: 'elsewhere' };

/** Everything outside of the page that the booking of a stay touches. */
export type StayDesk = {
  ledger: StayLedger;
  /** Pays, unless the same was paid before or may have been; `again` pays all the same (C-22). */
  pay: (order: StayOrder, again: boolean) => Promise<PayAnswer>;
  /** Looks up a payment that is not checked yet; gives its record where something was found out (C-21). */
  check: (record: StayRecord) => Promise<StayRecord | undefined>;
};

function forgetTyped(place: Place) {
  clearDraft(stayDraft(place));
  if (place.unit === 'night') writeStayDates({ checkIn: '', checkOut: '' });
}

function tell(host: Host<'mf-bookings'>, answer: StayOutcome) {
  if (answer.kind === 'unavailable') {
    host.report(answer.error);
    host.notify('error', messages.paymentScriptFailed);
  } else if (answer.kind === 'closed') {
    host.notify('error', messages.somethingWentWrong);
  } else if (answer.record.state === 'paid') {
    host.notify('success', messages.paymentSuccessful);
  }
}

/** The desk of a page, with the payment that the host's configuration names. */
export function openStayDesk(host: Host<'mf-bookings'>): StayDesk {
  const ledger = createStayLedger(deviceStorage, Date.now);
  const payment = createPaymentService(host.config.payment);
  const verify = createVerify(host.config.reservation);
  const check = (record: StayRecord) => checkRecord(record, { verify, ledger, host });
  const tools = { pay: payment.pay, ledger, check, now: Date.now, random: Math.random };

  async function payUnlessPaid(order: StayOrder, again: boolean): Promise<PayAnswer> {
    const known = again ? undefined : ledger.find(order.place.id, order.form.period);
    const earlier = await recognised(known, check);
    if (earlier) return { kind: 'recognised', earlier };
    const answer = await payStay(order, tools);
    if (answer.kind === 'settled') forgetTyped(order.place);
    tell(host, answer);
    return answer;
  }

  return {
    ledger,
    check,
    pay: async (order, again) => {
      const { from, to } = order.form.period;
      const answer = await ifAlone(`payment of ${order.place.id} ${from} ${to}`, () =>
        payUnlessPaid(order, again),
      );
      return typeof answer === 'string' ? { kind: answer } : answer;
    },
  };
}
