import { type RefObject, useState, type Dispatch, type SetStateAction, useRef } from 'react';
import { clearDraft } from '@venue/shared/form/draft.ts';
import { type FieldValues, readValues, writeValues } from '@venue/shared/form/field-values.ts';
import { clearHandover } from '@venue/shared/form/join-handover.ts';
import { toastTexts } from '@venue/shared/text/toast-texts.ts';
import { lagosDate } from '@venue/shared/time/dates.ts';
import { now } from '@venue/shared/time/site-time.ts';
import { useHost } from '../../host.ts';
import { applyResult, receiptStage, whilePaying, withFinding } from '../../payment/payment-flow.ts';
import { type PaymentRecord } from '../../payment/payment-record.ts';
import { type PageVisit, usePageVisit } from '../../services/page-visit.ts';
import { type Place, receiptAddress } from '../booking/places.ts';
import { fieldId, readStayForm, handoverOf, stayDraft, stayProblem } from '../booking/stay-fields.ts';
import type { StayRecord } from '../booking/stay-ledger.ts';
import { stayTermsOf, termSentences } from '../booking/stay-terms.ts';
import { afterEdit, type StayResult, type StayFlow } from '../flow/stay-flow.ts';
import type { RoomObstacle } from '../flow/stay-purchase.ts';
import { type PaymentCode, useStayPayments } from './use-stay-payments.ts';

export type ClearableForm = {
  /** The form was cleared, and can be restored. */
  isCleared: boolean;
  /** Clears the form (B-15). */
  clear: () => void;
  /** Puts back what was typed (D-06) and focuses the submit button. */
  restore: () => void;
};

/** Clears a form and remembers what was in it. */
function useClearableForm(form: RefObject<HTMLFormElement | null>): ClearableForm {
  const [clearedValues, setClearedValues] = useState<FieldValues>();
  return {
    isCleared: clearedValues !== undefined,
    clear: () => {
      if (!form.current) return;
      setClearedValues(readValues(form.current));
      form.current.reset();
    },
    restore: () => {
      if (!form.current || !clearedValues) return;
      writeValues(form.current, clearedValues, 'all');
      form.current.querySelector<HTMLElement>('[type=submit]')?.focus();
      setClearedValues(undefined);
    },
  };
}

export type StayBookingState = {
  form: RefObject<HTMLFormElement | null>;
  flow: StayFlow;
  /** A stay paid here before, if the visitor has now chosen other dates. */
  earlierStay: StayRecord | undefined;
  /** The code for paying and for the receipt, once loaded. */
  paymentCode: PaymentCode | undefined;
  /** Loads that code ahead of time. */
  prepare: () => void;
  /** Pays for what is in the form now (B-12). `acknowledged`: earlier payments that the visitor was asked about. */
  pay: (acknowledged: readonly PaymentRecord[]) => Promise<void>;
  /** To be called when the form is changed or the pay-again question is declined. */
  edited: () => void;
  clearable: ClearableForm;
  /** Shows the receipt of an earlier payment. */
  show: (record: StayRecord) => void;
  /** E-mails the venue about the stay again. */
  notifyVenue: (record: StayRecord) => Promise<void>;
  /** Saves whether the guest says that the venue has confirmed. */
  setConfirmed: (record: StayRecord, isConfirmed: boolean) => void;
  /** From the receipt back to the form. */
  restart: () => void;
};

/** Tells visitors who are still on the page that availability could not be checked. */
function announceObstacle(host: ReturnType<typeof useHost>, visit: PageVisit, obstacle: RoomObstacle): void {
  if (obstacle.kind === 'taken' || !visit.isShown()) return;
  host.report(obstacle.error, 'reservation');
  host.notify('error', toastTexts.cannotRetrieve);
}

function receiptActions(
  place: Place,
  paymentCode: PaymentCode | undefined,
  setFlow: Dispatch<SetStateAction<StayFlow>>,
): Pick<StayBookingState, 'show' | 'notifyVenue' | 'setConfirmed'> {
  return {
    show: (shown) => {
      if (!paymentCode) return;
      const record = paymentCode.services.ledger.latest(shown);
      paymentCode.services.ledger.show(record);
      // So that a reload shows the receipt, even if other dates are chosen.
      history.replaceState(history.state, '', receiptAddress(place));
      setFlow(withFinding(receiptStage(shown, true), record));
    },
    notifyVenue: async (record) => {
      await paymentCode?.payments.notify([record]);
    },
    setConfirmed: (record, isConfirmed) => {
      paymentCode?.services.ledger.setConfirmed(record.reference, isConfirmed);
      setFlow((flow) => withFinding(flow, { ...record, isConfirmed }));
    },
  };
}

/** State and actions of the booking page of one place. */
export function useStayBooking(place: Place): StayBookingState {
  const host = useHost();
  const visit = usePageVisit();
  const form = useRef<HTMLFormElement>(null);
  const clearable = useClearableForm(form);

  /** Clears the form once the card form has opened, however that ended (B-15). */
  function onResult(result: StayResult): void {
    if (result.kind === 'stopped') announceObstacle(host, visit, result.obstacle);
    if (!['paid-or-pending', 'closed-after-shown', 'closed-before-shown'].includes(result.kind)) return;
    clearable.clear();
    if (result.kind !== 'paid-or-pending') return;
    clearDraft(stayDraft(place));
    const { set, fields } = handoverOf[place.unit];
    clearHandover(host.handover(set), fields);
  }

  const { flow, setFlow, earlierStay, setEarlierStay, paymentCode, load } = useStayPayments({
    place,
    visit,
    onResult,
  });

  async function pay(acknowledged: readonly PaymentRecord[]): Promise<void> {
    if (!form.current || flow.stage === 'paying') return;
    const order = { place, form: readStayForm(place, new FormData(form.current)) };
    const terms = termSentences(stayTermsOf(place));
    const problem = stayProblem(place, order.form, { today: lagosDate(now()), terms });
    if (problem) {
      setFlow({ stage: 'form', notice: { kind: 'problems', problems: { [problem.field]: problem.text } } });
      document.getElementById(fieldId(problem.field))?.focus();
      return;
    }
    setFlow(whilePaying);
    try {
      const { services, payments, stayPurchase } = await load();
      await payments.pay(stayPurchase(order, services), acknowledged);
    } catch (cause) {
      host.report(cause);
      host.notify('error', toastTexts.paymentScriptFailed);
      const error = new Error('payment failed', { cause });
      setFlow((then) => applyResult(then, { kind: 'unavailable', error }));
    }
  }

  return {
    form,
    flow,
    earlierStay,
    paymentCode,
    prepare: () => void load().catch(host.report),
    pay,
    edited: () => setFlow(afterEdit),
    clearable,
    ...receiptActions(place, paymentCode, setFlow),
    restart: () => {
      paymentCode?.services.ledger.hide(place.id);
      setEarlierStay(undefined);
      setFlow({ stage: 'form', returned: true });
    },
  };
}
