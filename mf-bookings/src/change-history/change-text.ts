import { formatNaira } from '@venue/shared/text/numbers.ts';
import { formatLongDate, lagosDate } from '@venue/shared/time/dates.ts';
import { dateSpanText } from '../time/date-span.ts';
import { type Changeable, moveFees, requestOf } from './changes.ts';

function onDay(instant: number): string {
  return formatLongDate(lagosDate(instant), 'short');
}

/** The cancellation and its refund as the customer entered them; undefined if not cancelled. */
export function cancelledText({ changes }: Changeable): string | undefined {
  const cancelled = changes?.cancelled;
  if (!cancelled) return undefined;
  const text = `You recorded on ${onDay(cancelled.at)} that the venue has cancelled it`;
  if (cancelled.refund === undefined) return `${text}. It has not said how much you get back.`;
  return cancelled.refund === 0
    ? `${text}, with no refund.`
    : `${text}, with a refund of ${formatNaira(cancelled.refund)}.`;
}

/** The request that the venue has not answered yet; '' if there is none. */
export function openRequestText(booking: Changeable): string {
  const request = requestOf(booking);
  if (!request) return '';
  const { wish, at, mail } = request;
  const what = wish.kind === 'cancel' ? 'to cancel it' : `to move it to ${dateSpanText(wish.to)}`;
  if (mail === 'unsent') {
    return ` You want the venue ${what}: check whether your e-mail was sent.`;
  }
  return ` You asked the venue on ${onDay(at)} ${what}. Nothing changes until it answers and you save its answer here.`;
}

/** The day a hall was last moved from, and the fee entered as paid; undefined if it was never moved. */
export function movedText(booking: Changeable): string | undefined {
  const last = booking.changes?.moved.at(-1);
  if (!last) return undefined;
  const text = `From ${formatLongDate(last.from.from, 'short')}`;
  const { paid } = moveFees(booking);
  return paid === 0 ? text : `${text}. You recorded the fee of ${formatNaira(paid)} as paid`;
}

/** The unpaid fee for moving; '' if there is none. It is never paid on this site. */
export function moveFeeText(booking: Changeable): string {
  const { left } = moveFees(booking);
  return left === 0
    ? ''
    : `The fee for moving the date, ${formatNaira(left)}, is still to be paid, directly to the venue: ask when it is due. `;
}
