import { formatLongDate, isCalendarDate, lagosDate } from '@venue/shared/dates.ts';
import { Button } from '@venue/shared/ui/button.tsx';
import { Note } from '@venue/shared/ui/note.tsx';
import { useState } from 'react';
import { useHost } from '../../host.ts';
import { wasFor } from '../../change-history/changes.ts';
import type { HallBooking } from '../booking/booking.ts';

/** Whoever comes with another day than that of the booking on the page is led to it; the booking stays on the device. */
export function ArrivedDay(props: { booking: HallBooking; now: number; onLook: () => void }) {
  const { booking, now, onLook } = props;
  const wishes = useHost().handover('mf-bookings/hall-wishes');
  const [{ eventDate = '' }] = useState(() => wishes.read());
  const { details } = booking;
  const isOther =
    isCalendarDate(eventDate) &&
    eventDate >= lagosDate(now) &&
    !wasFor(eventDate, details.eventDate, booking);
  if (!isOther) return null;
  return (
    <Note>
      <p>{`You asked for ${formatLongDate(eventDate)}. This page has your booking of ${formatLongDate(details.eventDate)}, and keeps it.`}</p>
      <Button $variant="line" onClick={onLook}>
        {`See which halls are free on ${formatLongDate(eventDate, 'short')}`}
      </Button>
    </Note>
  );
}
