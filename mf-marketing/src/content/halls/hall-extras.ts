import { hallTerms } from '@venue/shared/venue/hall-terms.ts';
import { hourText } from '@venue/shared/venue/hour-text.ts';
import { formatNaira } from '@venue/shared/money.ts';
import { countedInWords } from '@venue/shared/words/counted.ts';

type LateTerms = Pick<typeof hallTerms, 'closing' | 'lateCharge' | 'overtimeHour'>;

/** `20:00` and 5 are `01:00`. */
function hoursAfter(clock: string, hours: number): string {
  return String((Number(clock.slice(0, 2)) + hours) % 24).padStart(2, '0') + clock.slice(2);
}

/**
 * The two charges of a long evening told apart by one party that is agreed two hours past closing, and goes on for a third (K-17, TC-09).
 */
export function lateExample({ closing, lateCharge, overtimeHour }: LateTerms): string {
  const agreed = hourText(hoursAfter(closing, 2));
  const over = hourText(hoursAfter(closing, 3));
  return `A party agreed until ${agreed} pays ${formatNaira(lateCharge)} more. If it goes on until ${over}, ${formatNaira(overtimeHour)} come on top.`;
}

/** What the rental of a hall buys. */
export const hallIncludes = [
  'Tables and chairs, set out and cleared',
  'Cleaning before and after',
  'A manager on site all day',
  'Guards indoors and outdoors',
  'Standby generator, 24/7 power',
] as const;

/** When the halls close, and what going on longer costs (K-17). */
export const hallsCloseText = `Halls close at ${hourText(hallTerms.closing)}; agree ${formatNaira(hallTerms.lateCharge)} beforehand and the music carries on.`;

const guardsAtLeast = `${countedInWords(hallTerms.guardLeastHours, 'hour')} or more`;

/** What is paid by the hour besides any rental (TC-08, TC-09, TC-11 to TC-13). */
export const hourlyExtras = [
  { name: 'Past the hours agreed', price: `${formatNaira(hallTerms.overtimeHour)} an hour` },
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

/** What is paid besides the rental of a hall, as the terms state it (K-17). */
export const hallExtras = [
  {
    name: `After ${hourText(hallTerms.closing)}, agreed beforehand`,
    price: `${formatNaira(hallTerms.lateCharge)} once`,
  },
  ...hourlyExtras,
] as const;
