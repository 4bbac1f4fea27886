import { formatLongDate } from '@venue/shared/dates.ts';
import { formatNaira } from '@venue/shared/money.ts';
import { counted } from '@venue/shared/words/counted.ts';
import type { useHost } from '../../../host.ts';
import { hallWishes } from '../../../halls/hall-wishes.ts';
import { type CostSheet, hiredHours } from './cost-sheet.ts';
import type { Plan } from './plan.ts';

const start = 'My plan: ';

function guardWords({ armed, unarmed }: Plan['guards']): string {
  const kinds = [
    armed > 0 ? counted(armed, 'armed guard') : '',
    unarmed > 0 ? counted(unarmed, 'unarmed guard') : '',
  ];
  return kinds.filter(Boolean).join(' and ');
}

/** What the booking form has no field for: seating, people, rehearsal, guards. */
export function planRemarks({ people, layout, guards, rehearsalHours }: Plan): string {
  const security = guardWords(guards);
  const parts = [
    `${layout} seating`,
    people > 0 ? counted(people, 'person', 'people') : '',
    rehearsalHours > 0 ? `rehearsal of ${counted(rehearsalHours, 'hour')}` : '',
    security ? `${security} for ${counted(hiredHours(guards.hours), 'hour')}` : '',
  ];
  return `${start}${parts.filter(Boolean).join('; ')}.`;
}

/** The whole plan in a paragraph, for the message of a quote. */
export function planMessage(plan: Plan, { total }: CostSheet): string {
  const { hall, eventDate, startTime, endTime } = plan;
  const hours = [startTime && `from ${startTime}`, endTime && `until ${endTime}`].filter(Boolean).join(' ');
  const when = [eventDate && formatLongDate(eventDate), hours].filter(Boolean).join(', ');
  const remarks = planRemarks(plan).replace(start, '');
  return `${start}${hall.name}${when && `, ${when}`}; ${remarks} Your cost sheet says ${formatNaira(total)}.`;
}

/** Puts the plan into a text that the visitor may have begun; an earlier plan in it is replaced. */
export function withPlan(text: string, plan: string): string {
  const own = text.split('\n').filter((line) => !line.startsWith(start));
  return [...own, plan].join('\n').trim();
}

type MarketingHost = ReturnType<typeof useHost>;

/** Takes the plan into the booking form: hall, date, hours, people, and the rest as a remark (Q-06). */
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
