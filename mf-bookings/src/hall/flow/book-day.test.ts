import { expect, test, vi } from 'vitest';
import { showInterrupted, showNotBooked } from './book-day.ts';
import type { NotBooked } from './hall-stages.ts';
import type { HallServices } from './hall-services.ts';
import { sampleBooking } from '../../../test/sample-booking.ts';
import { sampleHallServices } from '../../../test/sample-hall-services.ts';

function reportOf(reason: NotBooked) {
  const [report, notify, dispatch] = [vi.fn(), vi.fn(), vi.fn()];
  const handover = () => ({ read: () => ({}), write: () => {}, watch: () => () => {} });
  showNotBooked({ host: { report, notify, handover }, dispatch }, reason);
  expect(dispatch).toHaveBeenCalledWith({ type: 'not-booked', notBooked: reason });
  expect(notify).toHaveBeenCalledOnce();
  return report;
}

test('a failing reservation service is reported; a form with mistakes is not', () => {
  const error = new Error('no answer');
  expect(reportOf({ kind: 'failed', error, maybeHeld: false })).toHaveBeenCalledWith(error, 'reservation');
  const slip = reportOf({ kind: 'refused', message: 'Please fill in all inputs', problems: [] });
  expect(slip).not.toHaveBeenCalled();
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
