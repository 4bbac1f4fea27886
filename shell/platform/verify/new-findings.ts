import { type Finding, keyOf } from './finding.ts';

/** Two ways to look for the same faults. */
type Attempts = {
  candidate: () => Promise<Finding[]>;
  /** The same on the live site; undefined where it has nothing to compare with. */
  live: (() => Promise<Finding[]>) | undefined;
};

/**
 * What is wrong with a candidate and was not wrong before: found twice, so that a machine which stalls stops nobody, and not
 * found on the live site, so that nobody is stopped for another's fault.
 */
export async function newFindings({ candidate, live }: Attempts): Promise<Finding[]> {
  const first = await candidate();
  if (first.length === 0) return [];
  const again = new Set((await candidate()).map(keyOf));
  const before = new Set(live ? (await live()).map(keyOf) : []);
  const isNew = (key: string) => again.has(key) && !before.has(key);
  return [...new Map(first.map((finding) => [keyOf(finding), finding]))]
    .filter(([key]) => isNew(key))
    .map(([, finding]) => finding);
}
