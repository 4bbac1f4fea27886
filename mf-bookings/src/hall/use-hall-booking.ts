import { useEffect, useState, useSyncExternalStore } from 'react';
import { watchStorage } from '@venue/shared/storage/device-storage.ts';
import { useHost } from '../host.ts';
import { type PageVisit, usePageVisit } from '../services/page-visit.ts';
import { isStored, storageKeys } from '../storage/device-storage.ts';
import { loadOnce } from '../ui/load-once.ts';
import { hallFlowStore } from './flow/hall-flow-store.ts';
import { startOfHallFlow } from './flow/hall-flow.ts';
import type { HallFlow } from './flow/hall-stages.ts';
import { couldNotRun, showNotBooked } from './flow/not-booked.ts';

const { read, subscribe, dispatch } = hallFlowStore;

/** Loaded only once a visitor fills in the form: the checks, the services and the invoice. */
async function loadBookingCode(host: ReturnType<typeof useHost>, visit: PageVisit) {
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
  const services = openHallServices(host, visit, dispatch);
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
function useChangesInOtherTabs(flow: HallFlow, bookingCode: BookingCode | undefined): void {
  const shown = flow.stage === 'invoice' ? flow.booking : undefined;
  useEffect(() => {
    if (!bookingCode || !shown) return undefined;
    const { ledger } = bookingCode.services;
    return watchStorage(() => dispatch({ type: 'changed-in-other-tab', booking: ledger.latest(shown) }));
  }, [bookingCode, shown]);
}

/** Resumes a booking stored on this device (E-13). */
export function useHallBooking(): HallBookingState {
  const host = useHost();
  const visit = usePageVisit();
  const flow = useSyncExternalStore(subscribe, read, () => startOfHallFlow);
  const [bookingCode, setBookingCode] = useState<BookingCode>();
  const [load] = useState(() =>
    loadOnce(async () => {
      const loaded = await loadBookingCode(host, visit);
      setBookingCode(loaded);
      return loaded;
    }),
  );
  const { report } = host;

  useEffect(() => {
    const resume = async () => {
      const loaded = await load();
      // Not if a form was sent while this was loading.
      if (read().stage !== 'sending') await loaded.resume();
    };
    if (isStored(storageKeys.hall)) resume().catch(report);
  }, [load, report]);

  const isBooked = flow.stage === 'invoice' || flow.stage === 'date-asked';
  useEffect(() => {
    if (isBooked) load().catch(report);
  }, [isBooked, load, report]);

  useChangesInOtherTabs(flow, bookingCode);

  async function send(form: HTMLFormElement, how: 'submit' | 'request'): Promise<void> {
    if (!bookingCode) dispatch({ type: 'submitted' });
    const loaded = await load().catch(report);
    if (!loaded) {
      const offline = couldNotRun(new Error('there is no connection'), false);
      showNotBooked({ host, dispatch }, navigator.onLine ? { kind: 'not-loaded' } : offline);
      return;
    }
    try {
      await loaded[how](form);
    } catch (error) {
      report(error);
      showNotBooked({ host, dispatch }, couldNotRun(error, false));
    }
  }

  return {
    flow,
    bookingCode,
    prepare: () => void load().catch(report),
    submit: (form) => send(form, 'submit'),
    request: (form) => send(form, 'request'),
  };
}
