import { lagosDate } from '@venue/shared/dates.ts';
import { clearDraft } from '@venue/shared/form/draft.ts';
import { clearHandover } from '@venue/shared/form/join-handover.ts';
import { messages } from '@venue/shared/messages.ts';
import { now } from '@venue/shared/site-time.ts';
import { type Dispatch, type RefObject, type SetStateAction, useRef, useState } from 'react';
import { useHost } from '../../host.ts';
import { loadOnce } from '../../loading/load-once.ts';
import { applyResult, settled, withFinding } from '../../payment/payment-flow.ts';
import { type ShownPage, useShownPage } from '../../services/shown-page.ts';
import type { Place } from '../booking/places.ts';
import { fieldId, readStayForm } from '../booking/stay-fields.ts';
import { afterEdit, type StayEnd, type StayFlow } from '../flow/stay-flow.ts';
import type { RoomStop } from '../flow/stay-purchase.ts';
import { receiptAddress } from '../booking/receipt-address.ts';
import { handedOver, stayDraft } from '../booking/stay-draft.ts';
import { stayProblem } from '../booking/stay-problem.ts';
import { type ClearableForm, useClearableForm } from './use-clearable-form.ts';
import { useEarlierStay } from './use-earlier-stay.ts';
import type { StayRecord } from '../booking/stay-record.ts';
import { stayTermsOf } from '../booking/stay-terms.ts';

/** What only a visitor who fills in the form needs: the payment and its receipt. */
async function loadRest(host: ReturnType<typeof useHost>, page: ShownPage) {
  const [{ openStayServices }, onPage, { stayPurchase }, { StayReceipt }] = await Promise.all([
    import('../flow/stay-services.ts'),
    import('../../payment/pay-on-page.ts'),
    import('../flow/stay-purchase.ts'),
    import('../receipt/stay-receipt.tsx'),
  ]);
  return { services: openStayServices(host, page), ...onPage, stayPurchase, StayReceipt };
}
type Rest = Awaited<ReturnType<typeof loadRest>>;

export type StayBookingPage = {
  form: RefObject<HTMLFormElement | null>;
  flow: StayFlow;
  /** A stay here whose visitor comes for other days. */
  earlierStay: StayRecord | undefined;
  /** Loaded before any receipt shows. */
  rest: Rest | undefined;
  /** Loads what a payment needs, as soon as one is likely. */
  prepare: () => void;
  /** Pays what the form holds at this moment (B-12), over the earlier payments that the visitor was told of. */
  pay: (acknowledged: readonly StayRecord[]) => Promise<void>;
  /** The form was changed, or its question declined. */
  edited: () => void;
  /** The form of a card form that was closed. */
  clearable: ClearableForm;
  /** Shows the receipt of an earlier payment. */
  show: (record: StayRecord) => void;
  /** Tells the venue of the stay that is shown, once more. */
  notifyVenue: (record: StayRecord) => Promise<void>;
  /** Notes what the guest says of the venue's answer. */
  noteAnswer: (record: StayRecord, isConfirmed: boolean) => void;
  /** From the receipt back to the form. */
  restart: () => void;
};

/** Says why the room stopped a payment; to nobody who has left its page meanwhile, as nothing was opened. */
function announceStop(host: ReturnType<typeof useHost>, page: ShownPage, stop: RoomStop): void {
  if (stop.kind === 'taken' || !page.isShown()) return;
  host.report(stop.error, 'reservation');
  host.notify('error', messages.cannotRetrieve);
}

/** What can be done with a receipt, once its code is there. */
function receiptActions(
  place: Place,
  rest: Rest | undefined,
  move: Dispatch<SetStateAction<StayFlow>>,
): Pick<StayBookingPage, 'show' | 'notifyVenue' | 'noteAnswer'> {
  return {
    show: (shown) => {
      if (!rest) return;
      const record = rest.services.ledger.latest(shown);
      rest.services.ledger.show(record);
      // A reload shows it again, though other days are chosen.
      history.replaceState(history.state, '', receiptAddress(place));
      move(withFinding(settled(shown, true), record));
    },
    notifyVenue: async (record) => {
      if (rest) await rest.notifyOnPage({ services: rest.services, move }, record);
    },
    noteAnswer: (record, isConfirmed) => {
      rest?.services.ledger.noteAnswer(record.reference, isConfirmed);
      move((flow) => withFinding(flow, { ...record, isConfirmed }));
    },
  };
}

/** Where the visitor is in the booking of a place; shows again what this device has paid there. */
export function useStayBooking(place: Place): StayBookingPage {
  const host = useHost();
  const page = useShownPage();
  const form = useRef<HTMLFormElement>(null);
  const [flow, move] = useState<StayFlow>({ stage: 'form' });
  const clearable = useClearableForm(form);
  const [rest, setRest] = useState<Rest>();
  const [load] = useState(() =>
    loadOnce(async () => {
      const loaded = await loadRest(host, page);
      setRest(loaded);
      return loaded;
    }),
  );
  const { report } = host;
  const [earlierStay, setEarlierStay] = useEarlierStay(place, load, move);

  /** A refusal leaves the form as it is; it is emptied once the card form was there, whatever came of it (B-15). */
  function onEnd(end: StayEnd): void {
    if (end.kind === 'stopped') announceStop(host, page, end.obstacle);
    if (!['settled', 'closed-after-shown', 'closed-before-shown'].includes(end.kind)) return;
    clearable.clear();
    if (end.kind !== 'settled') return;
    clearDraft(stayDraft(place));
    const { set, fields } = handedOver[place.unit];
    clearHandover(host.handover(set), fields);
  }

  async function pay(acknowledged: readonly StayRecord[]): Promise<void> {
    if (!form.current || flow.stage === 'paying') return;
    const order = { place, form: readStayForm(place, new FormData(form.current)) };
    const terms = stayTermsOf(place);
    const problem = stayProblem(place, order.form, { today: lagosDate(now()), terms });
    if (problem) {
      move({ stage: 'form', notice: { kind: 'problems', problems: { [problem.field]: problem.text } } });
      document.getElementById(fieldId(problem.field))?.focus();
      return;
    }
    move((before) => (before.stage === 'settled' ? before : { stage: 'paying' }));
    try {
      const { services, payOnPage, stayPurchase } = await load();
      await payOnPage({ services, move, onEnd }, stayPurchase(order, services), acknowledged);
    } catch (cause) {
      report(cause);
      host.notify('error', messages.paymentScriptFailed);
      const error = new Error('paying came to a fault', { cause });
      move((then) => applyResult(then, { kind: 'unavailable', error }));
    }
  }

  return {
    form,
    flow,
    earlierStay,
    rest,
    prepare: () => void load().catch(report),
    pay,
    edited: () => move(afterEdit),
    clearable,
    ...receiptActions(place, rest, move),
    restart: () => {
      rest?.services.ledger.hide(place.id);
      setEarlierStay(undefined);
      move({ stage: 'form', returned: true });
    },
  };
}
