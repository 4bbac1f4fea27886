import { addressOf } from '@venue/shared/contract/address-of.ts';
import { formatNaira, inFigures } from '@venue/shared/text/numbers.ts';
import { Note } from '@venue/shared/ui/note.tsx';
import { seatsInWords, capacityOf } from '@venue/shared/venue/hall-capacity.ts';
import { useHost } from '../../host.ts';
import {
  capacityHint,
  type CapacityHint,
  guestCount,
  largestHallGuests,
} from '../booking/hall-capacity-hint.ts';
import { hallNamed } from '../booking/named-hall.ts';
import { type HallFormRef, useHallFormValues } from './form-fields.ts';

function hintText(hint: CapacityHint | undefined): string {
  if (!hint) return 'Enter the number of people to see which hall suits you.';
  const guests = inFigures(hint.people);
  if (hint.kind === 'beyond-halls')
    return `${guests} is more than our halls seat (${inFigures(largestHallGuests)}).`;
  if (hint.kind === 'to-choose') {
    const { best } = hint;
    return `${guests} fit into ${best.name}: ${seatsInWords(best)}, for ${formatNaira(best.rental)}.`;
  }
  const { hall } = hint;
  if (hint.kind === 'fits') return `${guests} sit comfortably in ${hall.name}: ${seatsInWords(hall)}.`;
  if (hint.kind === 'roomy') {
    const { smaller } = hint;
    return `${guests} fit into ${hall.name} with room to spare. ${smaller.name} seats ${seatsInWords(smaller)}, for ${formatNaira(smaller.rental)}.`;
  }
  const { larger } = hint;
  if (hint.kind === 'too-many') {
    return `${guests} is too many for ${hall.name}, which seats ${inFigures(capacityOf(hall).most)} at most. ${hint.larger.name} has room: ${seatsInWords(hint.larger)}.`;
  }
  const more = larger ? ` ${larger.name} gives you more room, for ${formatNaira(larger.rental)}.` : '';
  return `${guests} fill ${hall.name}: ${seatsInWords(hall)}.${more}`;
}

function LargerEvents() {
  const { Link } = useHost();
  return (
    <span>
      {' '}
      For larger events there is the event center:{' '}
      <Link to={addressOf('mf-forms/request-quote')} newTab>
        request a quote
      </Link>
      .
    </span>
  );
}

/** Which hall suits the number of people: a hint that never blocks (E-14, D-03, D-04). */
export function CapacityNote({ form }: { form: HallFormRef }) {
  const values = useHallFormValues(form);
  const guests = guestCount(values.noOfPeople);
  const hall = hallNamed(values.hall);
  const hint = guests === undefined ? undefined : capacityHint(guests, hall);
  return (
    <Note kind={hint?.kind === 'fits' ? 'good' : 'plain'}>
      <output>
        <span>{hintText(hint)}</span>
        {hint?.kind === 'beyond-halls' && <LargerEvents />}
      </output>
    </Note>
  );
}
