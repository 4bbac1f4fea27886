/** Says whether there is time for more, from now on. */
export function timeBudget(minutes: number): () => boolean {
  const end = Date.now() + minutes * 60_000;
  return () => Date.now() < end;
}
