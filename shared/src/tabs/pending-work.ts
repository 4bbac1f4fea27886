import { withDeadline } from '../time/deadline.ts';
import { availableLocks } from './lock.ts';

/**
 * Name of the Web Lock that is held while anything is under way, in any tab. A lock, because bundles share
 * nothing else.
 */
const name = 'under-way';

/** Marks work as under way until it settles, because leaving the page would interrupt it. Returns the same promise. */
export function trackPending<Result>(work: Promise<Result>): Promise<Result> {
  const ended = Promise.allSettled([work]);
  void availableLocks().then((locks) => locks?.request(name, { mode: 'shared' }, () => ended));
  return work;
}

/** Resolves when nothing is under way, or after `atMost` ms. */
export async function whenNothingPending(atMost: number): Promise<void> {
  const locks = await availableLocks();
  if (locks) await withDeadline(Promise.allSettled([locks.request(name, () => {})]), atMost);
}
