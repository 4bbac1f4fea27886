import type { BookingHost } from '../host.ts';
import { messages } from '@venue/shared/messages.ts';
import type { OpenCardForm } from '../payment/charge.ts';
import { checkRecord } from '../payment/check-record.ts';
import type { ShownPage } from '../services/shown-page.ts';
import type { Surroundings } from '../services/surroundings.ts';
import { type PayTools, type StayOrder, type StayOutcome, payStay } from './pay-stay.ts';
import { createStayLedger, type StayLedger } from './stay-ledger.ts';
import type { StayRecord } from './stay-record.ts';
import type { StayServices } from './stay-services.ts';
import { tellVenue, type TellTools } from './tell-venue.ts';

export type PayAnswer =
  | StayOutcome
  /** The card form for the same is open, here or in another tab. */
  | { kind: 'here' }
  | { kind: 'elsewhere' };

/** Everything outside of the page that the booking of a stay touches. */
export type StayDesk = {
  ledger: StayLedger;
  /** Pays, unless the same was paid before or may have been and the visitor was not told of it (C-22). */
  pay: (order: StayOrder, told: readonly StayRecord[]) => Promise<PayAnswer>;
  /** Looks up a payment that is not checked yet; gives its record where something was found out (C-21). */
  check: (record: StayRecord) => Promise<StayRecord | undefined>;
  /** Tells the venue of a stay by e-mail, unless it was told; `show` gets the record as that changes. */
  tellVenue: (record: StayRecord, show: TellTools['show']) => Promise<void>;
};

type StayHost = Pick<BookingHost, 'notify' | 'report'>;

function tell({ notify, report }: StayHost, answer: PayAnswer) {
  if (answer.kind === 'unavailable') {
    report(answer.error, 'payment');
    notify('error', messages.paymentScriptFailed);
  } else if (answer.kind === 'not-asked') {
    report(answer.error, 'reservation');
    notify('error', messages.cannotRetrieve);
  } else if (answer.kind === 'closed' || answer.kind === 'left') {
    notify('error', messages.somethingWentWrong);
  } else if (answer.kind === 'settled' && answer.record.state === 'paid') {
    notify('success', messages.paymentSuccessful);
  }
}

/** Whether a room is free concerns nobody any more who has left its page: nothing was opened. */
function asSeenFrom(page: ShownPage, outcome: StayOutcome): StayOutcome {
  return outcome.kind === 'not-asked' && !page.isShown() ? { kind: 'away' } : outcome;
}

/** The desk of a page. */
export function openStayDesk(
  host: StayHost,
  { payment, verify, askRoom, sendStay }: StayServices,
  { page, storage, now, random, ifAlone, inTurn }: Surroundings,
): StayDesk {
  const { report } = host;
  const ledger = createStayLedger(storage, now);
  const check = (record: StayRecord) => checkRecord(record, { verify, ledger, host });
  const pay: OpenCardForm = (charge, onOpening) => payment.pay(charge, { page, onOpening });
  const tools: PayTools = { pay, ledger, check, askRoom, now, random };
  return {
    ledger,
    check,
    tellVenue: (record, show) => tellVenue(record, { ledger, send: sendStay, report, inTurn, show }),
    pay: async (order, told) => {
      const { from, to } = order.form.period;
      const outcome = await ifAlone(`payment of ${order.place.id} ${from} ${to}`, page, async () =>
        asSeenFrom(page, await payStay(order, tools, told)),
      );
      const answer: PayAnswer = typeof outcome === 'string' ? { kind: outcome } : outcome;
      tell(host, answer);
      return answer;
    },
  };
}
