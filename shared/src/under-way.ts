import { withDeadline } from './deadline.ts';
import { usableLocks } from './web-locks.ts';

/** The name under which everything that is under way is held, in this tab and in others; parts of several bundles share nothing else. */
const name = 'under-way';

/** Notes that something is under way which leaving the page would cut off, until it has ended; gives it back as it is. */
export function underWay<Result>(work: Promise<Result>): Promise<Result> {
  const ended = Promise.allSettled([work]);
  void usableLocks().then((locks) => locks?.request(name, { mode: 'shared' }, () => ended));
  return work;
}

/** Resolves when nothing is under way any more, or after so many ms. */
export async function whenNothingIsUnderWay(atMost: number): Promise<void> {
  const locks = await usableLocks();
  if (locks) await withDeadline(Promise.allSettled([locks.request(name, () => {})]), atMost);
}
