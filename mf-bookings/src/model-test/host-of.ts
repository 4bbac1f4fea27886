import type { World } from './tab.ts';

/** The shell's side of a page that nobody sees. What a lost answer reports is no news; what breaks is. */
export function hostOf({ report }: World) {
  return {
    notify: () => {},
    handover: () => ({ read: () => ({}), write: () => {}, watch: () => () => {} }),
    report: (error: unknown) => {
      if (error instanceof TypeError || error instanceof RangeError) report(error);
    },
  };
}
