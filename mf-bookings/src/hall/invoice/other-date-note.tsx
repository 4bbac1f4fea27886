import { useState } from 'react';
import { formatLongDate, isCalendarDate, lagosDate } from '@venue/shared/time/dates.ts';
import { Button } from '@venue/shared/ui/button.tsx';
import { Note } from '@venue/shared/ui/note.tsx';
import { wasOnDay } from '../../change-history/changes.ts';
import { useHost } from '../../host.ts';
import { openRequestedDay } from '../flow/leave-invoice.ts';
import { useInvoicePage } from './invoice-page.ts';

/** Offers the day that a visitor has just asked about, when this page shows a booking for another. */
export function OtherDateNote() {
  const { booking, now, services } = useInvoicePage();
  const wishes = useHost().handover('mf-bookings/hall-wishes');
  const [{ eventDate = '' }] = useState(() => wishes.read());
  const { details } = booking;
  const isOther =
    isCalendarDate(eventDate) &&
    eventDate >= lagosDate(now) &&
    !wasOnDay(eventDate, details.eventDate, booking);
  if (!isOther) return null;
  return (
    <Note>
      <p>{`You asked about ${formatLongDate(eventDate)}. This page shows your booking for ${formatLongDate(details.eventDate)}, which stays as it is.`}</p>
      <Button $look="line" onClick={() => openRequestedDay(services)}>
        {`Check ${formatLongDate(eventDate, 'short')}`}
      </Button>
    </Note>
  );
}
