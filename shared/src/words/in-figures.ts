/**
 * A whole number in figures as people read it here: `2,500`, `-25,000`. Written by hand, as a browser that is asked for its own number
 * formats first loads those of the language: 30 ms of a fast processor, before anything else of a page comes to life.
 */
export function inFigures(number: number): string {
  return String(number).replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
}
