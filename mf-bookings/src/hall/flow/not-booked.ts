import { hallUnavailable, toastTexts } from '@venue/shared/text/toast-texts.ts';
import type { BookingHost } from '../../host.ts';
import type { FieldProblem } from '../text/hall-form-check.ts';
import type { BookingOutcome } from './book-hall.ts';

/** Why the form did not lead to a booking. */
export type NotBooked =
  | { kind: 'refused'; message: string; problems: FieldProblem[] }
  /** The booking code did not load; no request was sent. */
  | { kind: 'not-loaded' }
  | Extract<BookingOutcome, { kind: 'hall-taken' | 'all-taken' | 'declined' | 'failed' }>;

/** After an error on the page. `maybeHeld`: a hold may exist, and is never denied (D-22). */
export function couldNotRun(cause: unknown, maybeHeld: boolean): NotBooked {
  return { kind: 'failed', error: new Error('the booking could not run', { cause }), maybeHeld };
}

/** M-01 to M-06. */
export function notBookedMessage(notBooked: NotBooked): string {
  if (notBooked.kind === 'refused') return notBooked.message;
  if (notBooked.kind === 'hall-taken') return hallUnavailable(notBooked.hall.name);
  if (notBooked.kind === 'not-loaded') return 'Part of this page didn’t load';
  if (notBooked.kind === 'declined' && notBooked.to === 'hold')
    return 'The booking system did not accept this';
  return notBooked.kind === 'all-taken' ? toastTexts.allHallsUnavailable : toastTexts.cannotRetrieve;
}

type Page = {
  host: Pick<BookingHost, 'notify'>;
  dispatch: (event: { type: 'not-booked'; notBooked: NotBooked }) => void;
};

/** Returns to the form with the reason. */
export function showNotBooked({ host, dispatch }: Page, notBooked: NotBooked): void {
  dispatch({ type: 'not-booked', notBooked });
  host.notify('error', notBookedMessage(notBooked));
}
