import type { BookingHost } from '../../host.ts';
import { messages } from '@venue/shared/messages.ts';
import { cardRefusedTitle } from '../../payment/card-refusal-words.ts';
import type { OpenCardForm } from '../../services/charge.ts';
import { checkRecord } from '../../payment/check-record.ts';
import type { ShownPage } from '../../services/shown-page.ts';
import type { Surroundings } from '../../services/surroundings.ts';
import { type PayTools, type StayOrder, type StayOutcome, payStay } from './pay-stay.ts';
import { createStayLedger, type StayLedger } from '../booking/stay-ledger.ts';
import type { StayRecord } from '../booking/stay-record.ts';
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

/** What is reported of an answer, where a service is at fault or said no. */
function reported(answer: PayAnswer): { error: Error; of: 'payment' | 'reservation' } | undefined {
  if (answer.kind === 'unavailable') return { error: answer.error, of: 'payment' };
  if (answer.kind === 'not-asked' || answer.kind === 'declined')
    return { error: answer.error, of: 'reservation' };
  if (answer.kind !== 'card-refused') return undefined;
  return { error: new Error(`card payment refused: ${answer.said ?? 'no reason given'}`), of: 'payment' };
}

const toasts: Readonly<Partial<Record<PayAnswer['kind'], string>>> = {
  unavailable: messages.paymentScriptFailed,
  'card-refused': cardRefusedTitle,
  'not-asked': messages.cannotRetrieve,
  declined: messages.cannotRetrieve,
  closed: messages.somethingWentWrong,
  left: messages.somethingWentWrong,
};

function tell({ notify, report }: StayHost, answer: PayAnswer) {
  const fault = reported(answer);
  if (fault) report(fault.error, fault.of);
  const toast = toasts[answer.kind];
  if (toast !== undefined) notify('error', toast);
  if (answer.kind === 'settled' && answer.record.state === 'paid') {
    notify('success', messages.paymentSuccessful);
  }
}

/** Whether a room is free concerns nobody any more who has left its page: nothing was opened. */
function asSeenFrom(page: ShownPage, outcome: StayOutcome): StayOutcome {
  const isAboutTheRoom = outcome.kind === 'not-asked' || outcome.kind === 'declined';
  return isAboutTheRoom && !page.isShown() ? { kind: 'away' } : outcome;
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
