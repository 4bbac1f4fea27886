import type { BookingHost } from '../host.ts';
import { messages } from '@venue/shared/messages.ts';
import { cardRefusedTitle } from '../payment/card-refusal-words.ts';
import type { OpenCardForm } from '../services/charge.ts';
import { checkRecord } from '../payment/check-record.ts';
import type { MoneyServices } from '../services/money-services.ts';
import type { Surroundings } from '../services/surroundings.ts';
import { createFamilyLedger, type FamilyLedger } from './family-ledger.ts';
import { afterOutcome, type FamilyFlow, withFinding } from './family-flow.ts';
import type { FamilyRecord } from './family-record.ts';
import type { SharedInvoice } from '../hall/link/invoice-link.ts';
import { type FamilyOrder, type FamilyOutcome, payFamily } from './pay-family.ts';

type FamilyHost = Pick<BookingHost, 'notify' | 'report'>;

/** Everything outside of the page that a payment for somebody else touches. */
export type FamilyDesk = {
  ledger: FamilyLedger;
  /** Looks up a payment that is not checked yet; gives its record where something was found out (C-21). */
  check: (record: FamilyRecord) => Promise<FamilyRecord | undefined>;
  /** Pays, unless this device paid the invoice before or may have and the visitor was not told of it (C-22). */
  pay: (
    shared: SharedInvoice,
    order: FamilyOrder,
    told: readonly FamilyRecord[],
  ) => Promise<FamilyOutcome | 'here' | 'elsewhere'>;
};

function tell({ notify, report }: FamilyHost, outcome: FamilyOutcome) {
  if (outcome.kind === 'unavailable') {
    report(outcome.error, 'payment');
    notify('error', messages.paymentScriptFailed);
  } else if (outcome.kind === 'card-refused') {
    report(new Error(`card payment refused: ${outcome.said ?? 'no reason given'}`), 'payment');
    notify('error', cardRefusedTitle);
  } else if (outcome.kind === 'closed' || outcome.kind === 'left') {
    notify('error', messages.somethingWentWrong);
  } else if (outcome.kind === 'settled' && outcome.record.state === 'paid') {
    notify('success', messages.paymentSuccessful);
  }
}

/** The desk of a page. */
export function openFamilyDesk(
  host: FamilyHost,
  { payment, verify }: MoneyServices,
  { page, storage, now, timeSettled, random, ifAlone }: Surroundings,
): FamilyDesk {
  const ledger = createFamilyLedger(storage, now);
  const check = (record: FamilyRecord) => checkRecord(record, { verify, ledger, host });
  const pay: OpenCardForm = (charge, onOpening) => payment.pay(charge, { page, onOpening });
  const tools = { pay, ledger, check, now, random };
  return {
    ledger,
    check,
    pay: async ({ invoice }, order, told) => {
      const outcome = await ifAlone(`payment of invoice ${invoice.number}`, page, async () => {
        await timeSettled();
        return payFamily(order, tools, told);
      });
      if (typeof outcome !== 'string') tell(host, outcome);
      return outcome;
    },
  };
}

/** A page with its flow, as far as a payment moves it. */
export type FamilyPage = {
  desk: FamilyDesk;
  shared: SharedInvoice;
  move: (change: (flow: FamilyFlow) => FamilyFlow) => void;
};

/** Pays what was ordered, over the earlier payments that the visitor was told of; gives what became of it. */
export async function payOnPage(
  { desk, shared, move }: FamilyPage,
  order: FamilyOrder,
  told: readonly FamilyRecord[],
): Promise<FamilyOutcome | 'here' | 'elsewhere'> {
  move((flow) => (flow.stage === 'settled' ? flow : { stage: 'paying' }));
  const outcome = await desk.pay(shared, order, told);
  if (outcome === 'elsewhere' || (outcome !== 'here' && outcome.kind !== 'away'))
    move(() => afterOutcome(outcome));
  return outcome;
}

/** Looks the payment of a shown receipt up (C-21). */
export async function checkOnPage(
  { desk, move }: Pick<FamilyPage, 'desk' | 'move'>,
  record: FamilyRecord,
): Promise<void> {
  const checked = await desk.check(record);
  if (checked) move((flow) => withFinding(flow, checked));
}
