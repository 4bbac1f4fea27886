import { siteFacts } from '@venue/shared/contract/site-facts.ts';
import { formatNaira } from '@venue/shared/text/numbers.ts';
import { CallIfNoReply } from '../../payment/call-if-no-reply.tsx';
import { momentInWords } from '../../time/moment-in-words.ts';
import { type Line, StatusLines } from '../../ui/status-lines.tsx';
import { placeOf } from '../booking/places.ts';
import type { StayRecord } from '../booking/stay-ledger.ts';

function chargeLine({ status }: StayRecord): Line {
  if (status === 'confirmed') {
    return {
      mark: 'now',
      name: 'Payment confirmed',
      text: 'The payment company has this amount under this reference',
    };
  }
  const text = 'Keep the reference: the venue uses it to confirm your payment';
  return { mark: 'later', name: 'Payment', text };
}

function roomLine(record: StayRecord): Line {
  if (record.isConfirmed) {
    return { mark: 'now', name: 'Confirmed by the venue', text: 'You entered this on this device' };
  }
  const isRoom = placeOf(record.place).unit === 'night';
  const { ifNotFree } = siteFacts().venue;
  return {
    mark: 'later',
    name: isRoom ? 'Room not confirmed yet' : 'Day not confirmed yet',
    text: (
      <>
        {isRoom ? 'The room' : 'The day'} is yours once the venue confirms it, not before.{' '}
        <CallIfNoReply paid={record} /> {ifNotFree}
      </>
    ),
  };
}

/** Status of a paid stay: the payment, and whether the venue has confirmed. */
export function ReceiptLines({ record }: { record: StayRecord }) {
  const paid = `${formatNaira(record.naira)}, ${momentInWords(record.at)}`;
  return (
    <StatusLines of={[{ mark: 'now', name: 'Paid', text: paid }, chargeLine(record), roomLine(record)]} />
  );
}
