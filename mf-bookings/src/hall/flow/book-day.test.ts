import { afterEach, expect, test, vi } from 'vitest';
import { sampleBooking } from '../../../test/sample-booking.ts';
import { sampleHallServices } from '../../../test/sample-hall-services.ts';
import type { AvailabilityOutcome } from '../../services/availability.ts';
import type { ReservationService } from '../../services/reservation.ts';
import { bookDay, showInterrupted } from './book-day.ts';
import type { HallServices } from './hall-services.ts';

afterEach(() => vi.unstubAllGlobals());

test('a failing reservation service is reported; a hall that is taken is not', async () => {
  const reportsAfter = async (answer: AvailabilityOutcome) => {
    const reservation: ReservationService = {
      checkAvailability: async () => answer,
      addReservation: async () => ({ kind: 'added', bookingRef: undefined }),
    };
    // A browser without locks.
    vi.stubGlobal('navigator', {});
    const { services, report, notify } = sampleHallServices(sampleBooking.invoice.issuedAt);
    const send = async () => ({ kind: 'sent' }) as const;
    await bookDay({ ...services, reservation }, sampleBooking.details, send);
    expect(notify).toHaveBeenCalledOnce();
    return report.mock.calls;
  };
  const error = new Error('no answer');
  expect(await reportsAfter({ kind: 'lost', error })).toEqual([[error, 'reservation']]);
  expect(await reportsAfter({ kind: 'all-taken' })).toEqual([]);
});

test('D-22: after an error on the page a hold that may exist is not denied', () => {
  const { details, invoice } = sampleBooking;
  const notBooked = (prepare: (ledger: HallServices['ledger']) => void) => {
    const { services, dispatch } = sampleHallServices(invoice.issuedAt);
    prepare(services.ledger);
    showInterrupted(services, details, new Error('thrown'));
    const [event] = dispatch.mock.calls[0] ?? [];
    return event?.type === 'not-booked' ? event.notBooked : undefined;
  };
  const asked = { ...details, at: invoice.issuedAt, invoiceNumber: invoice.number };
  expect(notBooked(() => {})).toMatchObject({ kind: 'failed', maybeHeld: false });
  expect(notBooked((ledger) => ledger.addHold(asked))).toMatchObject({ kind: 'failed', maybeHeld: true });
  expect(notBooked((ledger) => ledger.save(sampleBooking))).toMatchObject({ maybeHeld: true });
});
