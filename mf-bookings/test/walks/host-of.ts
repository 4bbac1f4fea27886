import type { World } from './tab.ts';

/** A host without a shell. It passes on only programming errors: reports of lost answers are expected. */
export function hostOf({ report }: World) {
  return {
    notify: () => {},
    handover: () => ({ read: () => ({}), write: () => {}, watch: () => () => {} }),
    report: (error: unknown) => {
      if (error instanceof TypeError || error instanceof RangeError) report(error);
    },
  };
}
