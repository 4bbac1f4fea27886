import { now } from '@venue/shared/time/site-time.ts';
import { announceKept, watchKept } from '@venue/shared/storage/device-storage.ts';
import { useEffect, useReducer, useState } from 'react';
import { type BookingId, namedBooking } from '../change-history/change-button.tsx';
import { createBookingLedger } from '../hall/ledger/booking-ledger.ts';
import { type BookingHost, useHost } from '../host.ts';
import { sendFields } from '../mail/venue-mail.ts';
import { useNow } from '@venue/shared/hooks/use-time.ts';
import { createReservationService } from '../services/reservation.ts';
import { createAskRoom } from '../services/availability.ts';
import { useShownPage } from '../services/shown-page.ts';
import { browserOf } from '../services/browser.ts';
import { createStayLedger } from '../stay/booking/stay-ledger.ts';
import { deviceStorage } from '../storage/device-storage.ts';
import type { ChangeServices } from './send-change-request.ts';
import { changeForm } from './change-mail.ts';
import type { ChangeableBooking } from './changeable-booking.ts';
import { changeableHall } from './changeable-hall.ts';
import { changeableStay } from './changeable-stay.ts';

/** Announces every write, so that the page shows it. */
function announced(store: ChangeableBooking): ChangeableBooking {
  return {
    ...store,
    update: (change) => {
      store.update(change);
      announceKept();
    },
    saveAnswer: (answer) => {
      const isSaved = store.saveAnswer(answer);
      announceKept();
      return isSaved;
    },
  };
}

function openStore({ kind, id }: BookingId, { config }: BookingHost): ChangeableBooking {
  const { reservation } = config;
  if (kind === 'stay') {
    const ledger = createStayLedger(deviceStorage, now);
    const place = ledger.all().find(({ reference }) => reference === id)?.place;
    const isKnown = place !== undefined && reservation?.rooms?.[place] !== undefined;
    return changeableStay({ ledger, askRoom: isKnown ? createAskRoom(reservation) : undefined, now }, id);
  }
  const service = reservation && createReservationService(reservation);
  return changeableHall({ ledger: createBookingLedger(deviceStorage, now), reservation: service, now }, id);
}

/** The booking in the page's address, as stored now; `now` is 0 until the page is hydrated. */
export function useChangeableBooking() {
  const host = useHost();
  const at = useNow();
  const page = useShownPage();
  const [, refresh] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    const unwatch = watchKept(refresh);
    addEventListener('hashchange', refresh);
    return () => {
      unwatch();
      removeEventListener('hashchange', refresh);
    };
  }, []);
  const [services] = useState<ChangeServices>(() => ({
    host,
    browser: browserOf(page),
    send: (fields) => sendFields(fields, changeForm, host.config.email),
  }));
  const id = at === 0 ? undefined : namedBooking(location.hash);
  const store = id && announced(openStore(id, host));
  return { now: at, services, store, subject: store?.read() };
}
