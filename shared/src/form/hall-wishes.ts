import { prefillForm } from './draft.ts';

/** Key of the hall booking form's draft. */
export const hallBookingDraft = 'hall-booking';

/** What a visitor chose elsewhere for the hall booking; the names are those of its form fields. */
export type HallWishes = {
  /** `YYYY-MM-DD`. */
  readonly eventDate?: string;
  /** Name of the hall. */
  readonly hall?: string;
  readonly noOfPeople?: string;
  /** `HH:MM`. */
  readonly startTime?: string;
  readonly endTime?: string;
  readonly addInfo?: string;
};

/** Carries what was chosen into the hall booking form; what is '' leaves its field as it is. */
export function wishForHall(wishes: HallWishes): void {
  prefillForm(
    hallBookingDraft,
    Object.fromEntries(Object.entries(wishes).filter(([, value]) => value !== '')),
  );
}
