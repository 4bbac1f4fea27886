import { lagosDate } from '@venue/shared/dates.ts';
import { clearDraft } from '@venue/shared/form/draft.ts';
import { type FieldValues, readValues, writeValues } from '@venue/shared/form/field-values.ts';
import { clearHandover } from '@venue/shared/form/join-handover.ts';
import { messages } from '@venue/shared/messages.ts';
import { now } from '@venue/shared/site-time.ts';
import { type Dispatch, type RefObject, useEffect, useReducer, useRef, useState } from 'react';
import { type BookingHost, useHost } from '../../host.ts';
import { loadOnce } from '../../loading/load-once.ts';
import { isKept } from '../../storage/device-storage.ts';
import { type ShownPage, useShownPage } from '../../services/shown-page.ts';
import { paymentProblem } from '../booking/payment-guard.ts';
import type { Place } from '../booking/places.ts';
import type { StayEnd } from '../flow/pay-place.ts';
import { fieldId, readStayForm } from '../booking/stay-fields.ts';
import { type StayEvent, stayFlow, type StayFlow, startOfStayFlow } from '../flow/stay-flow.ts';
import { handedOver, stayDraft } from '../booking/stay-draft.ts';
import { keptKeys } from '../../storage/kept-keys.ts';
import type { StayRecord } from '../booking/stay-record.ts';
import { stayTermsOf } from '../booking/stay-terms.ts';

/** What only a visitor who fills in the form needs: the payment and its receipt. */
async function loadRest(host: ReturnType<typeof useHost>, page: ShownPage) {
  const [
    { openStayDesk, stayServices },
    { browserAround },
    { payPlace, resumePlace, notifyOnPage },
    { StayReceipt },
  ] = await Promise.all([
    import('../flow/stay-desk.ts'),
    import('../../services/surroundings.ts'),
    import('../flow/pay-place.ts'),
    import('../receipt/stay-receipt.tsx'),
  ]);
  return {
    desk: openStayDesk(host, stayServices(host.config), browserAround(page)),
    payPlace,
    resumePlace,
    notifyOnPage,
    StayReceipt,
  };
}
type Rest = Awaited<ReturnType<typeof loadRest>>;

/** Empties a form, with the draft of what was paid or announced. */
function emptied(
  { handover }: Pick<BookingHost, 'handover'>,
  form: HTMLFormElement,
  { place, end }: { place: Place; end: StayEnd },
): FieldValues {
  const values = readValues(form);
  form.reset();
  if (end.kind === 'settled') {
    clearDraft(stayDraft(place));
    const { set, fields } = handedOver[place.unit];
    clearHandover(handover(set), fields);
  }
  return values;
}

export type StayBookingPage = {
  form: RefObject<HTMLFormElement | null>;
  flow: StayFlow;
  dispatch: Dispatch<StayEvent>;
  /** Loaded before any receipt shows. */
  rest: Rest | undefined;
  /** Loads what a payment needs, as soon as one is likely. */
  prepare: () => void;
  /** Pays what the form holds at this moment (B-12), over the earlier payments that the visitor was told of. */
  pay: (acknowledged: readonly StayRecord[]) => Promise<void>;
  /** Fills the emptied form again (D-06). */
  putBack: () => void;
  /** Shows the receipt of an earlier payment. */
  show: (record: StayRecord) => void;
  /** Tells the venue of the stay that is shown, once more. */
  notifyVenue: (record: StayRecord) => Promise<void>;
  /** Notes what the guest says of the venue's answer. */
  noteAnswer: (record: StayRecord, isConfirmed: boolean) => void;
  /** From the receipt back to the form. */
  restart: () => void;
};

/** What can be done with a receipt, once its code is there. */
function receiptActions(
  rest: Rest | undefined,
  dispatch: Dispatch<StayEvent>,
  { id }: Place,
): Pick<StayBookingPage, 'show' | 'notifyVenue' | 'noteAnswer' | 'restart'> {
  return {
    show: (record) => {
      rest?.desk.ledger.show(record);
      dispatch({ type: 'settled', record, fresh: true });
    },
    notifyVenue: async (record) => {
      if (rest) await rest.notifyOnPage({ desk: rest.desk, dispatch }, record);
    },
    noteAnswer: (record, isConfirmed) => {
      rest?.desk.ledger.noteAnswer(record.reference, isConfirmed);
      dispatch({ type: 'checked', record: { ...record, isConfirmed } });
    },
    restart: () => {
      rest?.desk.ledger.hide(id);
      dispatch({ type: 'restarted' });
    },
  };
}

/** Where the visitor is in the booking of a place; shows again what this device has paid there. */
export function useStayBooking(place: Place): StayBookingPage {
  const host = useHost();
  const page = useShownPage();
  const form = useRef<HTMLFormElement>(null);
  const [flow, dispatch] = useReducer(stayFlow, startOfStayFlow);
  const [rest, setRest] = useState<Rest>();
  const [load] = useState(() =>
    loadOnce(async () => {
      const loaded = await loadRest(host, page);
      setRest(loaded);
      return loaded;
    }),
  );
  const { report } = host;

  useEffect(() => {
    if (!isKept(keptKeys.stay)) return;
    load()
      .then(({ desk, resumePlace }) => resumePlace({ desk, dispatch }, place.id))
      .catch(report);
  }, [load, report, place]);

  async function pay(acknowledged: readonly StayRecord[]): Promise<void> {
    const element = form.current;
    if (!element || flow.stage === 'paying') return;
    const order = { place, form: readStayForm(place, new FormData(element)) };
    const terms = stayTermsOf(place);
    const problem = paymentProblem(place, order.form, { today: lagosDate(now()), terms });
    if (problem) {
      dispatch({ type: 'refused', problem });
      document.getElementById(fieldId(problem.field))?.focus();
      return;
    }
    dispatch({ type: 'submitted' });
    const emptyForm = (end: StayEnd) => emptied(host, element, { place, end });
    try {
      const { desk, payPlace } = await load();
      await payPlace({ desk, dispatch, emptyForm }, order, acknowledged);
    } catch (error) {
      report(error);
      host.notify('error', messages.paymentScriptFailed);
      dispatch({ type: 'stopped', news: { kind: 'unavailable' } });
    }
  }

  return {
    form,
    flow,
    dispatch,
    rest,
    prepare: () => void load().catch(report),
    pay,
    putBack: () => {
      if (!form.current || flow.stage !== 'form' || flow.news?.kind !== 'closed') return;
      writeValues(form.current, flow.news.values ?? {}, 'all');
      form.current.querySelector<HTMLElement>('[type=submit]')?.focus();
      dispatch({ type: 'put-back' });
    },
    ...receiptActions(rest, dispatch, place),
  };
}
