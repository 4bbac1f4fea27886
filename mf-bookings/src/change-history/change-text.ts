import { formatLongDate, lagosDate } from '@venue/shared/dates.ts';
import { formatNaira } from '@venue/shared/money.ts';
import { dateSpanText } from '../time/date-span.ts';
import { type Changeable, moveFees, requestOf } from './changes.ts';

function onDay(instant: number): string {
  return formatLongDate(lagosDate(instant), 'short');
}

/** What the venue gives back of a cancelled booking, by its customer's word; undefined of one that stands. */
export function cancelledText({ changes }: Changeable): string | undefined {
  const cancelled = changes?.cancelled;
  if (!cancelled) return undefined;
  const said = `You noted on ${onDay(cancelled.at)} that the venue has cancelled it`;
  if (cancelled.back === undefined) return `${said}. What it gives back, it has not said.`;
  return cancelled.back === 0
    ? `${said} and gives nothing back.`
    : `${said} and gives back ${formatNaira(cancelled.back)}.`;
}

/** What the venue was asked and has not answered yet; '' where nothing is open. */
export function openRequestText(booking: Changeable): string {
  const request = requestOf(booking);
  if (!request) return '';
  const { wish, at, mail } = request;
  const what = wish.kind === 'cancel' ? 'to cancel it' : `to move it to ${dateSpanText(wish.to)}`;
  if (mail === 'unsent' || mail === 'waiting') {
    return ` You want the venue ${what}: look whether your e-mail has gone.`;
  }
  return ` You asked the venue on ${onDay(at)} ${what}. Nothing changes until it answers and you note that here.`;
}

/** From which day a hall was moved last, and what of the fee for moving is noted as paid; undefined where it never was. */
export function movedText(booking: Changeable): string | undefined {
  const last = booking.changes?.moved.at(-1);
  if (!last) return undefined;
  const text = `From ${formatLongDate(last.from.from, 'short')}`;
  const { paid } = moveFees(booking);
  return paid === 0 ? text : `${text}. You noted that the fee of ${formatNaira(paid)} is paid`;
}

/** What is left of the fee for moving, in a sentence; '' where nothing is. This site never takes it. */
export function moveFeeText(booking: Changeable): string {
  const { left } = moveFees(booking);
  return left === 0
    ? ''
    : `The fee for moving the date, ${formatNaira(left)}, goes to the venue itself: ask by when. `;
}
