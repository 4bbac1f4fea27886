import { Button } from '@venue/shared/ui/button.tsx';
import { Note } from '@venue/shared/ui/note.tsx';
import type { Place } from '../booking/places.ts';
import type { StayRecord } from '../booking/stay-record.ts';
import { periodWords } from '../booking/stay-words.ts';

/** Whoever comes for other days finds the form, and from there the receipt of what was booked before. */
export function EarlierStay(props: { place: Place; stay: StayRecord; onShow: () => void }) {
  const { place, stay, onShow } = props;
  return (
    <Note>
      <p>{`This page has your booking of ${periodWords(place, stay)} too, and keeps it.`}</p>
      <Button $look="line" onClick={onShow}>
        Show its receipt
      </Button>
    </Note>
  );
}
