import { formatNaira } from '@venue/shared/money.ts';
import type { hallTerms } from '@venue/shared/venue/hall-terms.ts';
import { hourWords } from '@venue/shared/venue/hour-words.ts';

type LateTerms = Pick<typeof hallTerms, 'closing' | 'lateCharge' | 'overtimeHour'>;

/** `20:00` and 5 are `01:00`. */
function hoursAfter(clock: string, hours: number): string {
  return String((Number(clock.slice(0, 2)) + hours) % 24).padStart(2, '0') + clock.slice(2);
}

/** The two charges of a long evening told apart by one party that is agreed two hours past closing, and goes on for a third (K-17, TC-09). */
export function lateExample({ closing, lateCharge, overtimeHour }: LateTerms): string {
  const agreed = hourWords(hoursAfter(closing, 2));
  const over = hourWords(hoursAfter(closing, 3));
  return `A party agreed until ${agreed} pays ${formatNaira(lateCharge)} more. If it goes on until ${over}, ${formatNaira(overtimeHour)} come on top.`;
}
