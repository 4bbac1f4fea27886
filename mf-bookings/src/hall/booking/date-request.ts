import type { MailState } from '../../mail/mail-state.ts';
import type { HallDetails } from './hall-booking-schema.ts';

/** A finished form that went to the venue as a question: nothing is held, no invoice is written, nothing is paid. */
export type DateRequest = {
  /** Tells it from the others of this page. */
  id: number;
  details: HallDetails;
  /** Invoice number of a hold that was asked for before, and whose answer was lost. */
  askedAs: string | undefined;
  /** `going`: it is on its way. `waiting`: it is kept on this device until it is sent from there. */
  mail: MailState | 'going' | 'waiting';
};
