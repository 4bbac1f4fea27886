import { inFigures } from './words/in-figures.ts';

/** Whole naira as people read it: `₦1,300,000`, negative `-₦25,000`. */
export function formatNaira(naira: number): string {
  const digits = inFigures(Math.round(Math.abs(naira)));
  return naira < 0 ? `-₦${digits}` : `₦${digits}`;
}
