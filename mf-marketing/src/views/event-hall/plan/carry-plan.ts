import { prefillForm, readDraft } from '@venue/shared/form/draft.ts';
import { hallBookingDraft, wishForHall } from '@venue/shared/form/hall-wishes.ts';
import type { CostSheet } from './cost-sheet.ts';
import type { Plan } from './plan.ts';
import { planMessage, planRemarks, withPlan } from './plan-words.ts';

/** Draft of the quote form (F-13). */
const quoteDraft = 'requestQuote';

function peopleIn({ counted }: Plan): string {
  return counted ? String(counted.guests + counted.crew) : '';
}

/** Takes the plan into the booking form: hall, date, hours, people, and the rest as a remark. */
export function carryToBooking(plan: Plan): void {
  const { hall, eventDate, startTime, endTime } = plan;
  const { addInfo = '' } = readDraft(hallBookingDraft);
  wishForHall({
    hall: hall.name,
    eventDate,
    startTime,
    endTime,
    noOfPeople: peopleIn(plan),
    addInfo: withPlan(addInfo, planRemarks(plan)),
  });
}

/** Takes the plan into the form that asks for a quote: date, guests, and the whole plan as its message. */
export function carryToQuote(plan: Plan, sheet: CostSheet): void {
  const { message = '' } = readDraft(quoteDraft);
  const { counted, eventDate } = plan;
  prefillForm(quoteDraft, {
    message: withPlan(message, planMessage(plan, sheet)),
    ...(eventDate && { eventDate }),
    ...(counted && { estimatedGuests: String(counted.guests) }),
  });
}
