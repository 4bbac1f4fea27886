import { now } from '@venue/shared/site-time.ts';
import { Button } from '@venue/shared/ui/button.tsx';
import { useToday } from '@venue/shared/ui/use-today.ts';
import { useState } from 'react';
import { NotAnswered } from '../controls/not-answered.tsx';
import { useHost } from '../host.ts';
import { deviceStorage } from '../storage/device-storage.ts';
import type { Place } from '../stay/booking/places.ts';
import { receiptLetter } from '../stay/receipt/receipt-letter.ts';
import { saveStayCalendar } from '../stay/receipt/save-stay-calendar.ts';
import { createStayLedger } from '../stay/booking/stay-ledger.ts';
import type { StayRecord } from '../stay/booking/stay-record.ts';
import { BookingRow } from './booking-row.tsx';
import { stayRowWords } from './stay-row-words.ts';

/** A payment for a room, an apartment or the concert space, with its receipt (B-16). */
export function StayRow({ place, record }: { place: Place; record: StayRecord }) {
  const { navigate, Link } = useHost();
  const [isSaved, setSaved] = useState(true);
  const words = stayRowWords(place, record, useToday());
  function open() {
    createStayLedger(deviceStorage, now).show(record);
    navigate(place.path);
  }
  if (record.state === 'opened') {
    return (
      <BookingRow words={words}>
        <Button as={Link} to={place.path} $look="line">
          Open its booking page
        </Button>
      </BookingRow>
    );
  }
  return (
    <BookingRow words={words}>
      <Button $look="line" onClick={open}>
        Open the receipt
      </Button>
      {record.state === 'paid' ? (
        <Button $look="line" onClick={() => void saveStayCalendar(place, record).then(setSaved)}>
          Add to calendar
        </Button>
      ) : null}
      {isSaved ? null : <NotAnswered letter={receiptLetter(place, record)} />}
    </BookingRow>
  );
}
