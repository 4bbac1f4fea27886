const fifty = 50;

/** The next number in fifties, upwards or downwards, as the field shows it; '' instead of nobody. */
export function stepped(people: number, by: 1 | -1): string {
  const next = by > 0 ? Math.floor(people / fifty) + 1 : Math.ceil(people / fifty) - 1;
  return next > 0 ? String(next * fifty) : '';
}
