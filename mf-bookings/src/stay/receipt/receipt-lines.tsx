import { siteFacts } from '@venue/shared/contract/site-facts.ts';
import { formatNaira } from '@venue/shared/money.ts';
import { momentInWords } from '../../time/moment-in-text.ts';
import { CallIfNoReply } from '../../payment/call-if-no-reply.tsx';
import { placeOf } from '../booking/places.ts';
import type { StayRecord } from '../booking/stay-record.ts';
import { type Line, StatusLines } from '../../layout/status-lines.tsx';

/** The charge, as far as it has been found out. */
function chargeLine({ check }: StayRecord): Line {
  if (check === 'confirmed') {
    return {
      mark: 'now',
      name: 'Payment confirmed',
      text: 'The payment company has this amount under this reference',
    };
  }
  const text = 'The venue confirms the payment by its reference. Keep it';
  return { mark: 'later', name: 'The charge', text };
}

function roomLine(record: StayRecord): Line {
  if (record.isConfirmed) {
    return { mark: 'now', name: 'Confirmed by the venue', text: 'As you have noted on this device' };
  }
  const isRoom = placeOf(record.place).unit === 'night';
  const { ifNotFree } = siteFacts().venue;
  return {
    mark: 'later',
    name: isRoom ? 'Room not confirmed yet' : 'Day not confirmed yet',
    text: (
      <>
        {isRoom ? 'The room' : 'The day'} is yours when the venue answers you, and not before.{' '}
        <CallIfNoReply paid={record} /> {ifNotFree}
      </>
    ),
  };
}

/** How a paid stay stands, in the lines that stood beside the pay button: paid, confirmed, not confirmed yet. */
export function ReceiptLines({ record }: { record: StayRecord }) {
  const paid = `${formatNaira(record.naira)}, ${momentInWords(record.at)}`;
  return (
    <StatusLines of={[{ mark: 'now', name: 'Paid', text: paid }, chargeLine(record), roomLine(record)]} />
  );
}
