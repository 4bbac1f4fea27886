import { useEffect, useReducer, useState } from 'react';
import { useNow } from '@venue/shared/hooks/use-time.ts';
import { announceStorageChange, watchStorage } from '@venue/shared/storage/device-storage.ts';
import { now as siteNow } from '@venue/shared/time/site-time.ts';
import { type BookingId, namedBooking } from '../change-history/booking-id.ts';
import { createBookingLedger } from '../hall/ledger/booking-ledger.ts';
import { type BookingHost, useHost } from '../host.ts';
import { sendFields } from '../mail/venue-mail.ts';
import { createRoomCheck } from '../services/availability.ts';
import { browserOf } from '../services/browser.ts';
import { usePageVisit } from '../services/page-visit.ts';
import { createReservationService } from '../services/reservation.ts';
import { createStayLedger } from '../stay/booking/stay-ledger.ts';
import { deviceStorage } from '../storage/device-storage.ts';
import { changeForm } from './change-mail.ts';
import type { BookingStore, ChangeableBooking } from './changeable-booking.ts';
import { createHallStore } from './changeable-hall.ts';
import { createStayStore } from './changeable-stay.ts';
import type { ChangeServices } from './send-change-request.ts';

/** The store, which announces every write, so that the page shows it. */
function withAnnouncements(store: BookingStore): BookingStore {
  return {
    ...store,
    update: (change) => {
      store.update(change);
      announceStorageChange();
    },
    saveAnswer: (answer) => {
      const isSaved = store.saveAnswer(answer);
      announceStorageChange();
      return isSaved;
    },
  };
}

function openBookingStore({ kind, id }: BookingId, { config }: BookingHost): BookingStore {
  const { reservation } = config;
  if (kind === 'stay') {
    const ledger = createStayLedger(deviceStorage, siteNow);
    const place = ledger.all().find(({ reference }) => reference === id)?.place;
    const isKnown = place !== undefined && reservation?.rooms?.[place] !== undefined;
    return createStayStore(
      { ledger, checkRoom: isKnown ? createRoomCheck(reservation) : undefined, now: siteNow },
      id,
    );
  }
  const service = reservation && createReservationService(reservation);
  return createHallStore(
    { ledger: createBookingLedger(deviceStorage, siteNow), reservation: service, now: siteNow },
    id,
  );
}

type FoundBooking = {
  kind: 'found';
  booking: ChangeableBooking;
  store: BookingStore;
  services: ChangeServices;
  now: number;
};

/** The booking in the page's address, as stored now. `reading`: until the page is hydrated. */
export function useChangeableBooking(): { kind: 'reading' } | { kind: 'missing' } | FoundBooking {
  const host = useHost();
  const now = useNow();
  const visit = usePageVisit();
  const [, refresh] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    const unwatch = watchStorage(refresh);
    addEventListener('hashchange', refresh);
    return () => {
      unwatch();
      removeEventListener('hashchange', refresh);
    };
  }, []);
  const [services] = useState<ChangeServices>(() => ({
    host,
    browser: browserOf(visit),
    send: (fields) => sendFields(fields, changeForm, host.config.email),
  }));
  if (now === undefined) return { kind: 'reading' };
  const id = namedBooking(location.hash);
  const store = id && withAnnouncements(openBookingStore(id, host));
  const booking = store?.read();
  return store && booking ? { kind: 'found', booking, store, services, now } : { kind: 'missing' };
}
