import { hallUnavailable, messages } from '@venue/shared/words/messages.ts';
import type { FieldProblem } from '../booking/hall-booking-schema.ts';
import type { BookingOutcome } from './book-hall.ts';

/** Why a submit ended back at the form. */
export type FormStop =
  | { kind: 'refused'; message: string; problems: FieldProblem[] }
  /** The booking code did not load; no request was sent. */
  | { kind: 'not-loaded' }
  | Extract<BookingOutcome, { kind: 'hall-taken' | 'all-taken' | 'declined' | 'failed' }>;

/** M-01 to M-06. */
export function stopMessage(stop: FormStop): string {
  if (stop.kind === 'refused') return stop.message;
  if (stop.kind === 'hall-taken') return hallUnavailable(stop.hall.name);
  if (stop.kind === 'not-loaded') return 'Part of this page didn’t load';
  if (stop.kind === 'declined' && stop.to === 'hold') return 'The booking system did not accept this';
  return stop.kind === 'all-taken' ? messages.allHallsUnavailable : messages.cannotRetrieve;
}
