import type { useHost } from '../../../host.ts';
import { hallWishes } from '../../../parts/hall-wishes/hall-wishes.ts';
import type { CostSheet } from './cost-sheet.ts';
import type { Plan } from './plan.ts';
import { planMessage, planRemarks, withPlan } from './plan-words.ts';

type MarketingHost = ReturnType<typeof useHost>;

/** Takes the plan into the booking form: hall, date, hours, people, and the rest as a remark. */
export function carryToBooking(host: MarketingHost, plan: Plan): void {
  const { hall, eventDate, startTime, endTime, people } = plan;
  const wishes = hallWishes(host);
  const { addInfo = '' } = wishes.read();
  wishes.write({
    hall: hall.name,
    ...(eventDate && { eventDate }),
    ...(startTime && { startTime }),
    ...(endTime && { endTime }),
    ...(people > 0 && { noOfPeople: String(people) }),
    addInfo: withPlan(addInfo, planRemarks(plan)),
  });
}

/** Takes the plan into the form that asks for a quote: date, guests, and the whole plan as its message. */
export function carryToQuote({ handover }: MarketingHost, plan: Plan, sheet: CostSheet): void {
  const quote = handover('mf-forms/quote');
  const { message = '' } = quote.read();
  const { people, eventDate } = plan;
  quote.write({
    message: withPlan(message, planMessage(plan, sheet)),
    ...(eventDate && { eventDate }),
    ...(people > 0 && { estimatedGuests: String(people) }),
  });
}
