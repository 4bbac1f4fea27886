import type { MailState } from '../../mail/mail-state.ts';
import type { HallDetails } from './hall-booking-schema.ts';

/** A completed form e-mailed to the venue to ask whether the date is free. Nothing is held, invoiced or paid. */
export type DateRequest = {
  id: number;
  details: HallDetails;
  /** Invoice number of an earlier hold whose answer was lost. */
  askedAs: string | undefined;
  /** `going`: being sent. `waiting`: saved in this device's outbox. */
  mail: MailState | 'going' | 'waiting';
};
