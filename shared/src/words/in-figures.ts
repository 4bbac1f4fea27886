/** A whole number in figures: `2,500`, `-25,000`. Without `Intl`, whose first use costs a fast processor 30 ms before hydration. */
export function inFigures(number: number): string {
  return String(number).replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
}
