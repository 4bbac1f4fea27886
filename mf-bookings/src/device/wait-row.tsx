import { addressOf } from '@venue/shared/contract/address-of.ts';
import { Button } from '@venue/shared/ui/button.tsx';
import { styled } from 'styled-components';
import { useHost } from '../host.ts';
import { placeOf } from '../stay/booking/places.ts';
import { useWait } from '../wait/use-wait.ts';
import { WaitMailState } from '../wait/wait-mail-state.tsx';
import { openMail, type WaitRecord } from '../wait/wait-record.ts';
import { BookingRow } from './booking-row.tsx';
import { waitRowWords } from './wait-row-words.ts';

/** As wide as the words of the slip. */
const NotGone = styled.div`
  && {
    padding-inline: 0;
  }
`;

/** Leads to the form of what is waited for, with its day or nights in it. */
function useLookAgain({ place, what, from, to, people }: WaitRecord): () => void {
  const { handover, navigate } = useHost();
  return () => {
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
  };
}

/** A day that somebody waits for: looked at again, or no longer waited for, by one tap each. */
export function WaitRow({ record }: { record: WaitRecord }) {
  const { busy, send, takeBack } = useWait();
  const lookAgain = useLookAgain(record);
  const isWaiting = record.withdrawalMail === undefined;
  return (
    <BookingRow words={waitRowWords(record)}>
      {openMail(record) ? (
        <NotGone>
          <WaitMailState record={record} busy={busy} onSend={() => void send(record.id)} />
        </NotGone>
      ) : null}
      {isWaiting && (
        <Button $look="line" onClick={lookAgain}>
          Look again
        </Button>
      )}
      {isWaiting && (
        <Button $look="line" aria-disabled={busy} onClick={busy ? undefined : () => void takeBack(record.id)}>
          I no longer wait
        </Button>
      )}
    </BookingRow>
  );
}
