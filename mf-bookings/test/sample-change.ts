import { hourMs } from '@venue/shared/time/durations.ts';
import type { ChangeRequest } from '../src/change-history/changes.ts';
import { changeableHall } from '../src/change/changeable-hall.ts';
import { sampleBooking } from './sample-booking.ts';

/** For tests and the e-mail's template: the sample hall is to be moved, two days after it was booked. */
export const sampleChange: { booking: ReturnType<typeof changeableHall>; request: ChangeRequest } = {
  booking: changeableHall(sampleBooking, sampleBooking.invoice.issuedAt),
  request: {
    wish: { kind: 'move', to: { from: '2027-04-03', to: '2027-04-03' } },
    at: sampleBooking.invoice.issuedAt + 48 * hourMs,
    availability:
      'Ambali Hall is free on Sat 3 Apr 2027. It is not held yet: the venue has to confirm the move.',
    reason: 'The church moved the date.',
    mail: 'unsent',
  },
};
