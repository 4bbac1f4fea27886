import { saveDraft } from '@venue/shared/form/draft.ts';
import type { HallDetails } from '../booking/hall-details.ts';
import { hallDraft } from '../booking/hall-fields.ts';
import type { HallServices } from './hall-services.ts';

function formValues({ noOfPeople, subCheck, ...details }: HallDetails): Record<string, string> {
  return { ...details, noOfPeople: String(noOfPeople), ...(subCheck ? { subCheck: 'on' } : {}) };
}

/** Returns to the form, filled in with `details` if given. The booking stays on the device. */
export function restart({ ledger, dispatch }: HallServices, details?: HallDetails): void {
  ledger.hide();
  if (details) saveDraft(hallDraft, formValues(details));
  dispatch({ type: 'restarted', arrival: 'back' });
}

/** Returns to the form to check a day that the visitor asked for on another page. The booking stays on the device. */
export function openRequestedDay({ ledger, dispatch }: HallServices): void {
  ledger.hide();
  dispatch({ type: 'restarted', arrival: 'asked-day' });
}
