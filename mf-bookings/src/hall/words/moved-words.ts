import { formatLongDate } from '@venue/shared/dates.ts';
import { formatNaira } from '@venue/shared/money.ts';
import { type Changeable, moveFees } from '../../kept-changes/changes.ts';

/** From which day a hall was moved last, and what of the fee for moving is noted as paid; undefined where it never was. */
export function movedWords(booking: Changeable): string | undefined {
  const last = booking.changes?.moved.at(-1);
  if (!last) return undefined;
  const words = `From ${formatLongDate(last.from.from, 'short')}`;
  const { paid } = moveFees(booking);
  return paid === 0 ? words : `${words}. You noted that the fee of ${formatNaira(paid)} is paid`;
}

/** What is left of the fee for moving, in a sentence; '' where nothing is. This site never takes it. */
export function moveFeeWords(booking: Changeable): string {
  const { left } = moveFees(booking);
  return left === 0
    ? ''
    : `The fee for moving the date, ${formatNaira(left)}, goes to the venue itself: ask by when. `;
}
