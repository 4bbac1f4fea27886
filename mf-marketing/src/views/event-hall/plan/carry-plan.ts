import type { useHost } from '../../../host.ts';
import { hallWishes } from '../hall-wishes.ts';
import type { CostSheet } from './cost-sheet.ts';
import type { Plan } from './plan.ts';
import { planMessage, planRemarks, withPlan } from './plan-words.ts';

type MarketingHost = ReturnType<typeof useHost>;

function peopleIn({ counted }: Plan): string {
  return counted ? String(counted.guests + counted.crew) : '';
}

/** Takes the plan into the booking form: hall, date, hours, people, and the rest as a remark. */
export function carryToBooking(host: MarketingHost, plan: Plan): void {
  const { hall, eventDate, startTime, endTime } = plan;
  const wishes = hallWishes(host);
  const { addInfo = '' } = wishes.read();
  const noOfPeople = peopleIn(plan);
  wishes.write({
    hall: hall.name,
    ...(eventDate && { eventDate }),
    ...(startTime && { startTime }),
    ...(endTime && { endTime }),
    ...(noOfPeople && { noOfPeople }),
    addInfo: withPlan(addInfo, planRemarks(plan)),
  });
}

/** Takes the plan into the form that asks for a quote: date, guests, and the whole plan as its message. */
export function carryToQuote({ handover }: MarketingHost, plan: Plan, sheet: CostSheet): void {
  const quote = handover('mf-forms/quote');
  const { message = '' } = quote.read();
  const { counted, eventDate } = plan;
  quote.write({
    message: withPlan(message, planMessage(plan, sheet)),
    ...(eventDate && { eventDate }),
    ...(counted && { estimatedGuests: String(counted.guests) }),
  });
}
