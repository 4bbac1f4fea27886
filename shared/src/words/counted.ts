import { numberWords } from './number-words.ts';
import { inFigures } from './in-figures.ts';

/** `1 day`, `30 days`, `2,500 guests`: a number with what it counts. `more` is given where it is not one and an s. */
export function counted(number: number, one: string, more = `${one}s`): string {
  return `${inFigures(number)} ${number === 1 ? one : more}`;
}

/** `one day`, `thirty days`: as `counted`, in words. */
export function countedInWords(number: number, one: string, more = `${one}s`): string {
  return `${numberWords(number)} ${number === 1 ? one : more}`;
}

function isWholeWeeks(days: number): boolean {
  return days > 0 && days % 7 === 0;
}

/** What a number of days is called: `2 weeks` where it is whole weeks, else `30 days`. */
export function daysOrWeeks(days: number): string {
  return isWholeWeeks(days) ? counted(days / 7, 'week') : counted(days, 'day');
}

/** As `daysOrWeeks`, in words: `two weeks`. */
export function daysOrWeeksInWords(days: number): string {
  return isWholeWeeks(days) ? countedInWords(days / 7, 'week') : countedInWords(days, 'day');
}
