import { type Dispatch, useEffect, useReducer, useState } from 'react';
import { useHost } from '../host.ts';
import { loadOnce } from '../loading/load-once.ts';
import { watchKept } from '@venue/shared/storage/device-storage.ts';
import { isStored, storageKeys } from '../storage/device-storage.ts';
import { type ShownPage, useShownPage } from '../services/shown-page.ts';
import { followSending, maybeHeld, noteSending, sendingUnderWay } from './flow/hall-sending.ts';
import { type FormStop, stopMessage } from './flow/form-stop.ts';
import { hallFlow, startOfHallFlow } from './flow/hall-flow.ts';
import type { HallEvent, HallFlow } from './flow/hall-stages.ts';

/** Loaded only once a visitor fills in the form: the checks, the services and the invoice. */
async function loadRest(host: ReturnType<typeof useHost>, page: ShownPage, dispatch: Dispatch<HallEvent>) {
  const [
    { openHallServices },
    { resumeBooking },
    { requestHallForm, submitHallForm },
    { ShownBooking },
    { InvoiceView },
    { RequestView },
  ] = await Promise.all([
    import('./flow/hall-services.ts'),
    import('./flow/book-day.ts'),
    import('./flow/submit-hall-form.ts'),
    import('../notices/shown-booking.tsx'),
    import('./invoice/invoice-view.tsx'),
    import('./request-view.tsx'),
  ]);
  const services = openHallServices(host, page, dispatch);
  return {
    services,
    ShownBooking,
    InvoiceView,
    RequestView,
    resume: () => resumeBooking(services),
    submit: (form: HTMLFormElement) => submitHallForm(services, form),
    request: (form: HTMLFormElement) => requestHallForm(services, form),
  };
}
type Rest = Awaited<ReturnType<typeof loadRest>>;

/** A visitor who left while the form was being sent comes back to that. */
function firstFlow(start: HallFlow): HallFlow {
  return sendingUnderWay() ? hallFlow(start, { type: 'submitted' }) : start;
}

function notRun(cause: unknown): FormStop {
  return {
    kind: 'failed',
    error: new Error('the booking could not run', { cause }),
    maybeHeld: maybeHeld(),
  };
}

export type HallBookingPage = {
  flow: HallFlow;
  /** Loaded before any invoice shows. */
  rest: Rest | undefined;
  /** Starts loading what a submit needs. */
  prepare: () => void;
  submit: (form: HTMLFormElement) => Promise<void>;
  /** Asks for the date by e-mail instead of booking it. */
  request: (form: HTMLFormElement) => Promise<void>;
};

/** Shows changes that another tab makes to the booking on the page. */
function useOtherTabs(flow: HallFlow, rest: Rest | undefined, dispatch: Dispatch<HallEvent>): void {
  const shown = flow.stage === 'invoice' ? flow.booking : undefined;
  useEffect(() => {
    if (!rest || !shown) return undefined;
    const { ledger } = rest.services;
    return watchKept(() => dispatch({ type: 'kept-by-other-tab', booking: ledger.latest(shown) }));
  }, [rest, shown, dispatch]);
}

/** Resumes a booking stored on this device (E-13). */
export function useHallBooking(): HallBookingPage {
  const host = useHost();
  const page = useShownPage();
  const [flow, dispatch] = useReducer(hallFlow, startOfHallFlow, firstFlow);
  const [rest, setRest] = useState<Rest>();
  const [load] = useState(() =>
    loadOnce(async () => {
      const loaded = await loadRest(host, page, (event) => {
        noteSending(event);
        dispatch(event);
      });
      setRest(loaded);
      return loaded;
    }),
  );
  const { report } = host;

  useEffect(() => {
    async function goOn(left: ReturnType<typeof sendingUnderWay>): Promise<void> {
      const [{ resume }, end] = await Promise.all([load(), left]);
      if (end) dispatch(end);
      // Not if a form was sent while this was loading.
      else if (!sendingUnderWay()) await resume();
    }
    const left = sendingUnderWay();
    if (left || isStored(storageKeys.hall)) goOn(left).catch(report);
  }, [load, report]);

  useOtherTabs(flow, rest, dispatch);

  function stopAt(stop: FormStop): void {
    const stopped: HallEvent = { type: 'stopped', stop };
    noteSending(stopped);
    dispatch(stopped);
    host.notify('error', stopMessage(stop));
  }

  async function send(form: HTMLFormElement, how: 'submit' | 'request'): Promise<void> {
    if (!rest) dispatch({ type: 'submitted' });
    const loaded = await load().catch(report);
    if (!loaded) {
      stopAt(navigator.onLine ? { kind: 'not-loaded' } : notRun(new Error('there is no connection')));
      return;
    }
    try {
      await loaded[how](form);
    } catch (error) {
      report(error);
      stopAt(notRun(error));
    }
  }

  return {
    flow,
    rest,
    prepare: () => void load().catch(report),
    submit: (form) => followSending(send(form, 'submit')),
    request: (form) => followSending(send(form, 'request')),
  };
}
