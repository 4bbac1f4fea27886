import { styled } from 'styled-components';
import { addressOf } from '@venue/shared/contract/address-of.ts';
import { counted } from '@venue/shared/text/numbers.ts';
import { Button } from '@venue/shared/ui/button.tsx';
import { type BookingHost, useHost } from '../host.ts';
import type { MailState } from '../mail/stored-mail.ts';
import { placeOf } from '../stay/booking/places.ts';
import { dateSpanText } from '../time/date-span.ts';
import { momentInWords } from '../time/moment-in-words.ts';
import { useWaitingList } from '../waiting-list/send-waiting-list-mail.ts';
import { UnsentWaitingListMail } from '../waiting-list/unsent-waiting-list-mail.tsx';
import { unsentMailOf, type WaitMail, type WaitingListEntry } from '../waiting-list/waiting-list-ledger.ts';
import { waitedFor } from '../waiting-list/waiting-list-mail.ts';
import { BookingRow } from './booking-row.tsx';
import type { RowText, RowStatus } from './row-text.ts';

const openText = {
  requestMail: {
    unsent: { state: 'The venue has not been asked yet', detail: 'Nothing is held, and nothing is charged.' },
    unanswered: {
      state: 'The venue may have been asked',
      detail: 'It may write to you if the day becomes free. Nothing is held, and nothing is charged.',
    },
  },
  withdrawalMail: {
    unsent: { state: 'Not withdrawn yet', detail: 'The venue may still write to you.' },
    unanswered: { state: 'May have been withdrawn', detail: 'The venue may still write to you.' },
  },
} as const satisfies Record<
  WaitMail,
  Record<Exclude<MailState, 'sent'>, Pick<RowStatus, 'state' | 'detail'>>
>;

function rowStatus(record: WaitingListEntry): RowStatus {
  const { at, email } = record;
  if (record.withdrawalMail === 'sent') {
    return { tone: 'ended', state: 'Withdrawn', detail: 'The venue knows you are no longer waiting.' };
  }
  const mail = unsentMailOf(record);
  if (mail)
    return { tone: 'waiting', ...openText[mail][record[mail] === 'unanswered' ? 'unanswered' : 'unsent'] };
  return {
    tone: 'waiting',
    state: 'Waiting for it to become free',
    detail: `Requested ${momentInWords(at)}: the venue can write to ${email} if it becomes free. Nothing is held, and nothing is charged.`,
  };
}

export function waitRowText(record: WaitingListEntry): RowText {
  const { people } = record;
  return {
    number: 'No booking',
    title: waitedFor(record),
    when: dateSpanText(record),
    what: people === undefined ? `For ${record.name}` : `For ${counted(people, 'person', 'people')}`,
    ...rowStatus(record),
    sums: [],
  };
}

/** Opens the booking form with the day or nights of a wait filled in, whatever was typed there since. */
export function reopenForm(
  { place, what, from, to, people }: WaitingListEntry,
  { handover, navigate }: Pick<BookingHost, 'handover' | 'navigate'>,
): void {
  if (place === 'hall') {
    const noOfPeople = people === undefined ? '' : String(people);
    handover('mf-bookings/hall-wishes').write({ eventDate: from, hall: what, noOfPeople });
    navigate(addressOf('mf-bookings/hall-booking'));
    return;
  }
  const { unit, path } = placeOf(place);
  if (unit === 'night') handover('mf-bookings/stay-dates').write({ checkIn: from, checkOut: to });
  else handover('mf-bookings/concert-day').write({ date: from });
  navigate(path);
}

const NotGone = styled.div`
  && {
    padding-inline: 0;
  }
`;

export function WaitRow({ record }: { record: WaitingListEntry }) {
  const { busy, send, withdraw } = useWaitingList();
  const host = useHost();
  const isWaiting = record.withdrawalMail === undefined;
  return (
    <BookingRow text={waitRowText(record)}>
      {unsentMailOf(record) ? (
        <NotGone>
          <UnsentWaitingListMail record={record} busy={busy} onSend={() => void send(record.id)} />
        </NotGone>
      ) : null}
      {isWaiting && (
        <Button $look="line" onClick={() => reopenForm(record, host)}>
          Look again
        </Button>
      )}
      {isWaiting && (
        <Button $look="line" aria-disabled={busy} onClick={busy ? undefined : () => void withdraw(record.id)}>
          Stop waiting
        </Button>
      )}
    </BookingRow>
  );
}
