import { readValues, writeValues } from '@venue/shared/form/field-values.ts';
import { messages } from '@venue/shared/messages.ts';
import { type Dispatch, type RefObject, useEffect, useReducer, useRef, useState } from 'react';
import { useHost } from '../host.ts';
import { loadOnce } from '../page/load-once.ts';
import { isKept } from '../services/device-storage.ts';
import { paymentProblem } from './payment-guard.ts';
import type { Place } from './places.ts';
import type { PayAnswer } from './stay-desk.ts';
import { fieldId, readStayForm } from './stay-fields.ts';
import { type StayEvent, stayFlow, type StayFlow, startOfStayFlow } from './stay-flow.ts';
import { stayLedgerKey } from './stay-ledger-key.ts';
import type { StayRecord } from './stay-record.ts';

/** What only a visitor who fills in the form needs: the payment and its receipt. */
async function loadRest(host: ReturnType<typeof useHost>) {
  const [{ openStayDesk }, { StayReceipt }] = await Promise.all([
    import('./stay-desk.ts'),
    import('./stay-receipt.tsx'),
  ]);
  return { desk: openStayDesk(host), StayReceipt };
}
type Rest = Awaited<ReturnType<typeof loadRest>>;

/** Looks the payment of a shown receipt up (C-21). */
async function check(desk: Rest['desk'], record: StayRecord | undefined, dispatch: Dispatch<StayEvent>) {
  const checked = record && (await desk.check(record));
  if (checked) dispatch({ type: 'checked', record: checked });
}

/** The form is emptied once the card form was there, whatever came of it (B-15). */
function afterAnswer(answer: Exclude<PayAnswer, { kind: 'here' }>, form: HTMLFormElement): StayEvent {
  if (answer.kind === 'recognised') return { type: 'recognised', earlier: answer.earlier };
  if (answer.kind === 'unavailable' || answer.kind === 'elsewhere') {
    return { type: 'stopped', news: { kind: answer.kind } };
  }
  const values = readValues(form);
  form.reset();
  if (answer.kind === 'closed') return { type: 'stopped', news: { kind: 'closed', values } };
  return { type: 'settled', record: answer.record, fresh: true };
}

export type StayBookingPage = {
  form: RefObject<HTMLFormElement | null>;
  flow: StayFlow;
  dispatch: Dispatch<StayEvent>;
  /** Loaded before any receipt shows. */
  rest: Rest | undefined;
  /** Loads what a payment needs, as soon as one is likely. */
  prepare: () => void;
  /** Pays what the form holds at this moment (B-12); `again` although the same was paid before. */
  pay: (again: boolean) => Promise<void>;
  /** Fills the emptied form again (D-06). */
  putBack: () => void;
  /** Shows the receipt of an earlier payment. */
  show: (record: StayRecord) => void;
  /** From the receipt back to the form. */
  restart: () => void;
};

/** Where the visitor is in the booking of a place; shows again what this device has paid there. */
export function useStayBooking(place: Place): StayBookingPage {
  const host = useHost();
  const form = useRef<HTMLFormElement>(null);
  const [flow, dispatch] = useReducer(stayFlow, startOfStayFlow);
  const [rest, setRest] = useState<Rest>();
  const [load] = useState(() =>
    loadOnce(async () => {
      const loaded = await loadRest(host);
      setRest(loaded);
      return loaded;
    }),
  );
  const { report } = host;

  useEffect(() => {
    if (!isKept(stayLedgerKey)) return;
    const resume = ({ desk }: Rest) => {
      const record = desk.ledger.shown(place.id);
      if (record) dispatch({ type: 'settled', record, fresh: false });
      return check(desk, record, dispatch);
    };
    load().then(resume, report);
  }, [load, report, place]);

  async function pay(again: boolean): Promise<void> {
    const element = form.current;
    if (!element || flow.stage === 'paying') return;
    const order = { place, form: readStayForm(place, new FormData(element)) };
    const problem = paymentProblem(place, order.form);
    if (problem) {
      dispatch({ type: 'refused', problem });
      document.getElementById(fieldId(problem.field))?.focus();
      return;
    }
    dispatch({ type: 'submitted' });
    try {
      const { desk } = await load();
      const answer = await desk.pay(order, again);
      if (answer.kind === 'here') return;
      dispatch(afterAnswer(answer, element));
      if (answer.kind === 'settled') void check(desk, answer.record, dispatch);
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
    show: (record) => {
      rest?.desk.ledger.show(record);
      dispatch({ type: 'settled', record, fresh: true });
    },
    restart: () => {
      rest?.desk.ledger.hide(place.id);
      dispatch({ type: 'restarted' });
    },
  };
}
