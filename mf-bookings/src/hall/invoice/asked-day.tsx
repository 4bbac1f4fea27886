import { formatLongDate, isCalendarDate, lagosDate } from '@venue/shared/time/dates.ts';
import { Button } from '@venue/shared/ui/button.tsx';
import { Note } from '@venue/shared/ui/note.tsx';
import { useState } from 'react';
import { useHost } from '../../host.ts';
import { wasFor } from '../../change-history/changes.ts';
import { lookAtAskedDay } from '../flow/submit-hall-form.ts';
import { useShownInvoice } from './shown-invoice.ts';

/** Offers the day that a visitor has just asked about, when this page shows a booking for another. */
export function AskedDay() {
  const { booking, now, services } = useShownInvoice();
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
      <p>{`You asked about ${formatLongDate(eventDate)}. This page shows your booking for ${formatLongDate(details.eventDate)}, which stays as it is.`}</p>
      <Button $variant="line" onClick={() => lookAtAskedDay(services)}>
        {`See which halls are free on ${formatLongDate(eventDate, 'short')}`}
      </Button>
    </Note>
  );
}
