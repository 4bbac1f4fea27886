import { type Finding, keyOf } from './finding.ts';

type Attempts = {
  candidate: () => Promise<Finding[]>;
  /** The same on the live site; undefined if there is nothing to compare with. */
  live: (() => Promise<Finding[]>) | undefined;
};

/**
 * New problems of a candidate: found twice, so that a slow machine does not stop a release, and not on the live
 * site, so that no team is stopped by another's fault.
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
