/** Breaks the walk where a rule does not hold. */
export function insist(holds: boolean, rule: string): void {
  if (!holds) throw new Error(rule);
}
