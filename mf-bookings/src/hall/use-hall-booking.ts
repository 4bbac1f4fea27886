import { type Dispatch, useEffect, useReducer, useState } from 'react';
import { useHost } from '../host.ts';
import { loadOnce } from '../ui/load-once.ts';
import { watchStorage } from '@venue/shared/storage/device-storage.ts';
import { isStored, storageKeys } from '../storage/device-storage.ts';
import { type PageVisit, usePageVisit } from '../services/page-visit.ts';
import { type NotBooked, notBookedMessage, type HallEvent, type HallFlow } from './flow/hall-stages.ts';
import { hallFlow, startOfHallFlow } from './flow/hall-flow.ts';

/** Loaded only once a visitor fills in the form: the checks, the services and the invoice. */
async function loadBookingCode(
  host: ReturnType<typeof useHost>,
  page: PageVisit,
  dispatch: Dispatch<HallEvent>,
) {
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
    import('../ui/shown-booking.tsx'),
    import('./invoice/invoice-view.tsx'),
    import('./form/request-view.tsx'),
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
type BookingCode = Awaited<ReturnType<typeof loadBookingCode>>;

// Not tied to one visit: a visitor may leave while the form is being sent, and come back before it has ended.
let isSending = false;
/** Shows an event on the page that is open. */
let show: Dispatch<HallEvent> = () => {};

function firstFlow(start: HallFlow): HallFlow {
  return isSending ? hallFlow(start, { type: 'submitted' }) : start;
}

export type HallBookingState = {
  flow: HallFlow;
  /** Loaded before any invoice shows. */
  bookingCode: BookingCode | undefined;
  /** Starts loading what a submit needs. */
  prepare: () => void;
  submit: (form: HTMLFormElement) => Promise<void>;
  /** Asks for the date by e-mail instead of booking it. */
  request: (form: HTMLFormElement) => Promise<void>;
};

/** Shows changes that another tab makes to the booking on the page. */
function useChangesInOtherTabs(
  flow: HallFlow,
  bookingCode: BookingCode | undefined,
  dispatch: Dispatch<HallEvent>,
): void {
  const shown = flow.stage === 'invoice' ? flow.booking : undefined;
  useEffect(() => {
    if (!bookingCode || !shown) return undefined;
    const { ledger } = bookingCode.services;
    return watchStorage(() => dispatch({ type: 'changed-in-other-tab', booking: ledger.latest(shown) }));
  }, [bookingCode, shown, dispatch]);
}

function track(sending: Promise<void>): Promise<void> {
  isSending = true;
  return sending.finally(() => {
    isSending = false;
  });
}

/** Resumes a booking stored on this device (E-13). */
export function useHallBooking(): HallBookingState {
  const host = useHost();
  const page = usePageVisit();
  const [flow, dispatch] = useReducer(hallFlow, startOfHallFlow, firstFlow);
  const [bookingCode, setBookingCode] = useState<BookingCode>();
  const [load] = useState(() =>
    loadOnce(async () => {
      const loaded = await loadBookingCode(host, page, (event) => show(event));
      setBookingCode(loaded);
      return loaded;
    }),
  );
  const { report } = host;

  useEffect(() => {
    show = dispatch;
    const resume = async () => {
      const loaded = await load();
      // Not if a form was sent while this was loading.
      if (!isSending) await loaded.resume();
    };
    if (isStored(storageKeys.hall)) resume().catch(report);
  }, [load, report]);

  const isBooked = flow.stage === 'invoice' || flow.stage === 'date-asked';
  useEffect(() => {
    if (isBooked) load().catch(report);
  }, [isBooked, load, report]);

  useChangesInOtherTabs(flow, bookingCode, dispatch);

  function showNotBooked(notBooked: NotBooked): void {
    show({ type: 'not-booked', notBooked });
    host.notify('error', notBookedMessage(notBooked));
  }

  function showFailed(cause: unknown): void {
    const error = new Error('the booking could not run', { cause });
    showNotBooked({ kind: 'failed', error, maybeHeld: false });
  }

  async function send(form: HTMLFormElement, how: 'submit' | 'request'): Promise<void> {
    if (!bookingCode) dispatch({ type: 'submitted' });
    const loaded = await load().catch(report);
    if (!loaded) {
      if (navigator.onLine) showNotBooked({ kind: 'not-loaded' });
      else showFailed(new Error('there is no connection'));
      return;
    }
    try {
      await loaded[how](form);
    } catch (error) {
      report(error);
      showFailed(error);
    }
  }

  return {
    flow,
    bookingCode,
    prepare: () => void load().catch(report),
    submit: (form) => track(send(form, 'submit')),
    request: (form) => track(send(form, 'request')),
  };
}
