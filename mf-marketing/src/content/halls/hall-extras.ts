import { formatNaira, countedInWords } from '@venue/shared/text/numbers.ts';
import { hallTerms } from '@venue/shared/venue/hall-terms.ts';
import { hourText } from '@venue/shared/venue/hour-text.ts';

type LateTerms = Pick<typeof hallTerms, 'closing' | 'lateCharge' | 'overtimeHour'>;

/** `20:00` and 5 are `01:00`. */
function hoursAfter(clock: string, hours: number): string {
  return String((Number(clock.slice(0, 2)) + hours) % 24).padStart(2, '0') + clock.slice(2);
}

/** Explains the late charge and overtime by one party, booked two hours past closing and running for a third (K-17, TC-09). */
export function lateExample({ closing, lateCharge, overtimeHour }: LateTerms): string {
  const agreedEnd = hourText(hoursAfter(closing, 2));
  const overtimeEnd = hourText(hoursAfter(closing, 3));
  return `A party booked until ${agreedEnd} pays ${formatNaira(lateCharge)} extra. If it runs on until ${overtimeEnd}, add ${formatNaira(overtimeHour)}.`;
}

export const hallIncludes = [
  'Tables and chairs, set out and cleared',
  'Cleaning before and after',
  'A manager on site all day',
  'Guards indoors and outdoors',
  'Standby generator, 24/7 power',
] as const;

/** K-17. */
export const closingTimeText = `Halls close at ${hourText(hallTerms.closing)}; agree ${formatNaira(hallTerms.lateCharge)} beforehand and the music plays on.`;

const guardsAtLeast = `${countedInWords(hallTerms.guardLeastHours, 'hour')} or more`;

/** Charged by the hour, on top of the rental (TC-08, TC-09, TC-11 to TC-13). */
export const hourlyExtras = [
  { name: 'Past the agreed hours', price: `${formatNaira(hallTerms.overtimeHour)} an hour` },
  {
    name: `Rehearsal past ${countedInWords(hallTerms.rehearsalFreeHours, 'hour')}`,
    price: `${formatNaira(hallTerms.rehearsalHour)} an hour`,
  },
  {
    name: `Extra armed guard, ${guardsAtLeast}`,
    price: `${formatNaira(hallTerms.armedGuardHour)} an hour`,
  },
  {
    name: `Extra unarmed guard, ${guardsAtLeast}`,
    price: `${formatNaira(hallTerms.unarmedGuardHour)} an hour`,
  },
] as const;

/** Everything charged on top of the rental of a hall (K-17). */
export const hallExtras = [
  {
    name: `After ${hourText(hallTerms.closing)}, agreed beforehand`,
    price: `${formatNaira(hallTerms.lateCharge)} once`,
  },
  ...hourlyExtras,
] as const;
