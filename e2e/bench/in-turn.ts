/**
 * Both, one after the other; which comes first changes from round to round. Never at the same time: the browser slows a tab by
 * keeping a processor busy, so two of them would slow each other.
 */
export async function inTurn<Result>(
  round: number,
  [one, other]: readonly [() => Promise<Result>, () => Promise<Result>],
): Promise<readonly [Result, Result]> {
  if (round % 2 === 0) {
    const own = await one();
    return [own, await other()];
  }
  const before = await other();
  return [await one(), before];
}
