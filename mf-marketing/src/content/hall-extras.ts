import { hallTerms } from '@venue/shared/venue/hall-terms.ts';
import { formatNaira } from '@venue/shared/money.ts';

/** What the rental of a hall buys. */
export const hallIncludes = [
  'Tables and chairs, set out and cleared',
  'Cleaning before and after',
  'A manager on site all day',
  'Guards indoors and outdoors',
  'Standby generator, 24/7 power',
] as const;

/** What is paid besides, as the terms state it (K-17, TC-08 to TC-13). */
export const hallExtras = [
  { name: 'After 8pm', price: formatNaira(hallTerms.lateCharge) },
  { name: 'Overtime', price: `${formatNaira(hallTerms.overtimeHour)} an hour` },
  { name: 'Rehearsal past one hour', price: `${formatNaira(hallTerms.rehearsalHour)} an hour` },
  {
    name: 'Extra armed guard, five hours or more',
    price: `${formatNaira(hallTerms.armedGuardHour)} an hour`,
  },
  {
    name: 'Extra unarmed guard, five hours or more',
    price: `${formatNaira(hallTerms.unarmedGuardHour)} an hour`,
  },
] as const;
