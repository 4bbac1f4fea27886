import { formatNaira, counted } from '@venue/shared/text/numbers.ts';
import { formatLongDate } from '@venue/shared/time/dates.ts';
import { replaceLine } from '../../../content/replace-line.ts';
import type { MarketingHost } from '../../../host.ts';
import { type CostSheet, hiredHours } from './cost-sheet.ts';
import { examplePlan, type EventPlan } from './event-plan.ts';

const prefix = 'My plan: ';

function guardText({ armed, unarmed }: EventPlan['guards']): string {
  const kinds = [
    armed > 0 ? counted(armed, 'armed guard') : '',
    unarmed > 0 ? counted(unarmed, 'unarmed guard') : '',
  ];
  return kinds.filter(Boolean).join(' and ');
}

/** Seating, people, rehearsal and guards; without a number of people only what the visitor has set. */
function planParts({ people, layout, guards, rehearsalHours }: EventPlan): string[] {
  const isCounted = people > 0;
  const isSeatingSet = layout !== examplePlan.seating;
  const isRehearsalSet = String(rehearsalHours) !== examplePlan.rehearsalHours;
  const security = guardText(guards);
  return [
    isCounted || isSeatingSet ? `${layout} seating` : '',
    isCounted ? counted(people, 'person', 'people') : '',
    rehearsalHours > 0 && (isCounted || isRehearsalSet)
      ? `rehearsal of ${counted(rehearsalHours, 'hour')}`
      : '',
    security ? `${security} for ${counted(hiredHours(guards.hours), 'hour')}` : '',
  ].filter(Boolean);
}

/** The plan in one line, asking for the event center if no hall is large enough; '' without parts. */
function planLine({ fit }: EventPlan, parts: readonly string[]): string {
  if (parts.length === 0) return '';
  const question =
    fit.kind === 'beyond-halls' ? ' More people than a hall holds: is the event center free?' : '';
  return `${prefix}${parts.join('; ')}.${question}`;
}

/** What the booking form has no field for. */
export function planRemarks(plan: EventPlan): string {
  return planLine(plan, planParts(plan));
}

/** The whole plan in a line, for the message of a quote; with hall and total only if the hall is the visitor's choice or fits. */
export function planMessage(plan: EventPlan, { total }: CostSheet): string {
  const { hall, isHallChosen, eventDate, startTime, endTime } = plan;
  const hours = [startTime && `from ${startTime}`, endTime && `until ${endTime}`].filter(Boolean).join(' ');
  const place = [isHallChosen && hall.name, eventDate && formatLongDate(eventDate), hours];
  const line = planLine(plan, [place.filter(Boolean).join(', '), ...planParts(plan)].filter(Boolean));
  return isHallChosen ? `${line} Your cost sheet says ${formatNaira(total)}.` : line;
}

/** Hands the plan to the booking form: hall, date, hours, people, and the rest as a remark. */
export function handPlanToBooking(host: MarketingHost, plan: EventPlan): void {
  const { hall, eventDate, startTime, endTime, people } = plan;
  const wishes = host.handover('mf-bookings/hall-wishes');
  const { addInfo = '' } = wishes.read();
  wishes.write({
    hall: hall.name,
    ...(eventDate && { eventDate }),
    ...(startTime && { startTime }),
    ...(endTime && { endTime }),
    ...(people > 0 && { noOfPeople: String(people) }),
    addInfo: replaceLine(addInfo, prefix, planRemarks(plan)),
  });
}

/** Hands the plan to the quote form: date, guests, and the whole plan as its message. */
export function handPlanToQuote({ handover }: MarketingHost, plan: EventPlan, sheet: CostSheet): void {
  const quote = handover('mf-forms/quote');
  const { message = '' } = quote.read();
  const { people, eventDate } = plan;
  quote.write({
    message: replaceLine(message, prefix, planMessage(plan, sheet)),
    ...(eventDate && { eventDate }),
    ...(people > 0 && { estimatedGuests: String(people) }),
  });
}
