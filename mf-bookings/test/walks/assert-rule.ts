/** Breaks the walk where a rule does not hold. */
export function assertRule(holds: boolean, rule: string): void {
  if (!holds) throw new Error(rule);
}
