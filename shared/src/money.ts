import { inFigures } from './words/in-figures.ts';

/** Whole naira as people read it: `₦1,300,000`, negative `-₦25,000`. */
export function formatNaira(naira: number): string {
  const whole = Math.round(naira);
  const digits = inFigures(Math.abs(whole));
  return whole < 0 ? `-₦${digits}` : `₦${digits}`;
}
