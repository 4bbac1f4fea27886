import { now } from '@venue/shared/time/site-time.ts';
import { Button } from '@venue/shared/ui/button.tsx';
import { useToday } from '@venue/shared/hooks/use-time.ts';
import { useState } from 'react';
import { NotAnswered } from '../controls/not-answered.tsx';
import { useHost } from '../host.ts';
import { deviceStorage } from '../storage/device-storage.ts';
import type { Place } from '../stay/booking/places.ts';
import { receiptLetter } from '../stay/receipt/receipt-letter.ts';
import { saveStayCalendar } from '../stay/receipt/stay-calendar.ts';
import { receiptAddress } from '../stay/booking/receipt-address.ts';
import { createStayLedger } from '../stay/booking/stay-ledger.ts';
import type { StayRecord } from '../stay/booking/stay-record.ts';
import { isCancelled } from '../change-history/changes.ts';
import { ChangeButton } from '../change-history/change-button.tsx';
import { BookingRow } from './booking-row.tsx';
import { stayRowText } from './stay-row-text.ts';

/** A payment for a room, an apartment or the concert space, with its receipt (B-16). */
export function StayRow({ place, record }: { place: Place; record: StayRecord }) {
  const { navigate, Link } = useHost();
  const [isSaved, setSaved] = useState(true);
  const today = useToday();
  const text = stayRowText(place, record, today);
  function open() {
    createStayLedger(deviceStorage, now).show(record);
    navigate(receiptAddress(place));
  }
  if (record.state === 'unresolved') {
    return (
      <BookingRow text={text}>
        <Button as={Link} to={place.path} $variant="line">
          Open its booking page
        </Button>
      </BookingRow>
    );
  }
  return (
    <BookingRow text={text}>
      <Button $variant="line" onClick={open}>
        Open the receipt
      </Button>
      {record.state === 'paid' && !isCancelled(record) ? (
        <Button $variant="line" onClick={() => void saveStayCalendar(place, record).then(setSaved)}>
          Add to calendar
        </Button>
      ) : null}
      {record.to < today ? null : <ChangeButton name={{ kind: 'stay', id: record.reference }} of={record} />}
      {isSaved ? null : <NotAnswered letter={receiptLetter(place, record)} />}
    </BookingRow>
  );
}
