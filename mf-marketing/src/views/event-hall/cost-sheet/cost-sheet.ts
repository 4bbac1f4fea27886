import { counted, countedInWords, capital, formatNaira } from '@venue/shared/text/numbers.ts';
import { hallPrice, runsLate, hallTerms } from '@venue/shared/venue/hall-terms.ts';
import { hourText } from '@venue/shared/venue/hour-text.ts';
import type { EventPlan } from './event-plan.ts';

/** One line of the sheet, with the rule of the terms behind it. */
export type CostLine = {
  id: 'rental' | 'late' | 'armed' | 'unarmed' | 'rehearsal' | 'caution';
  item: string;
  rule: string;
  naira: number;
};

export type CostSheet = {
  lines: readonly CostLine[];
  /** Everything that is to be paid, the caution included. */
  total: number;
  /** Security and rehearsal, which are not paid online. */
  payableAtOffice: number;
  /** Charged once, with the balance (D-46). */
  lateCharge: number;
};

type Guards = { kind: 'armed' | 'unarmed'; count: number; hours: number; hourly: number };

/** Hours a guard is hired for (TC-13). */
export function hiredHours(hours: number): number {
  return Math.max(hours, hallTerms.guardLeastHours);
}

function guardsLine({ kind, count, hours, hourly }: Guards): CostLine {
  const { guardLeastHours } = hallTerms;
  const billed = hiredHours(hours);
  const rate = `${formatNaira(hourly)} an hour each`;
  const least = hours < billed ? ', the minimum under the terms' : '';
  return {
    id: kind,
    item: `Extra guards, ${kind}`,
    rule:
      count > 0
        ? `${count} for ${counted(billed, 'hour')}${least}, at ${rate}`
        : `${rate}, for ${counted(guardLeastHours, 'hour')} or more`,
    naira: count * billed * hourly,
  };
}

function rehearsalLine(hours: number): CostLine {
  const { rehearsalFreeHours, rehearsalHour } = hallTerms;
  const paid = Math.max(hours - rehearsalFreeHours, 0);
  const after = `${formatNaira(rehearsalHour)} an hour`;
  const free = countedInWords(rehearsalFreeHours, 'hour');
  const [firstHours, anyHours] =
    rehearsalFreeHours === 1
      ? ['The first hour is', 'One hour is']
      : [`The first ${free} are`, `${capital(free)} are`];
  return {
    id: 'rehearsal',
    item: 'Rehearsal',
    rule: paid > 0 ? `${firstHours} free, then ${paid} at ${after}` : `${anyHours} free, then ${after}`,
    naira: paid * rehearsalHour,
  };
}

function lateLine({ startTime, endTime }: EventPlan): CostLine {
  const isLate = runsLate({ startTime, endTime });
  return {
    id: 'late',
    item: 'Late hours',
    rule: isLate
      ? `Once, because it ends at ${endTime}, after ${hourText(hallTerms.closing)}`
      : `${formatNaira(hallTerms.lateCharge)} once, if it ends after ${hourText(hallTerms.closing)}`,
    naira: isLate ? hallTerms.lateCharge : 0,
  };
}

function sum(lines: readonly CostLine[], ids: readonly CostLine['id'][]): number {
  return lines.filter(({ id }) => ids.includes(id)).reduce((total, { naira }) => total + naira, 0);
}

/** The cost of a plan, line by line, from the terms' own figures (K-16, K-17, TC-08, TC-11 to TC-13). */
export function costSheet(plan: EventPlan): CostSheet {
  const { rental, caution } = hallPrice(plan.hall.rental);
  const { armed, unarmed, hours } = plan.guards;
  const lines: CostLine[] = [
    {
      id: 'rental',
      item: `${plan.hall.name}, rental`,
      rule: `One day, ${hourText(hallTerms.opening)} to ${hourText(hallTerms.closing)}`,
      naira: rental,
    },
    lateLine(plan),
    guardsLine({ kind: 'armed', count: armed, hours, hourly: hallTerms.armedGuardHour }),
    guardsLine({ kind: 'unarmed', count: unarmed, hours, hourly: hallTerms.unarmedGuardHour }),
    rehearsalLine(plan.rehearsalHours),
    {
      id: 'caution',
      item: 'Caution, refundable',
      rule: `Comes back within ${counted(hallTerms.cautionReturnDays, 'day')} of the event`,
      naira: caution,
    },
  ];
  return {
    lines,
    total: lines.reduce((total, { naira }) => total + naira, 0),
    payableAtOffice: sum(lines, ['armed', 'unarmed', 'rehearsal']),
    lateCharge: sum(lines, ['late']),
  };
}
