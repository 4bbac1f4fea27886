import type { PartComponent } from '@venue/shared/contract/remote.tsx';
import type { PartRef } from '@venue/shared/contract/site-parts.ts';
import type { PartSource } from './source-of-parts.ts';

type Around = {
  source: PartSource;
  /** Has a part loaded anew by who next asks for it. */
  forget: (ref: PartRef) => void;
  /** Tells those who show parts that something has changed. */
  announce: () => void;
};

/**
 * Parts that are first rendered in the browser. One may be shown as soon as its first screen can be, and be found to be `broken` when
 * its rest cannot be had.
 */
export function createRenderedParts({ source, forget, announce }: Around) {
  const wholes = new Map<PartRef, Promise<unknown>>();
  const broken = new Map<PartRef, unknown>();
  let pages = 0;

  /** Nobody is told of a page that was left. */
  function breakOff(ref: PartRef, { error, askedOn }: { error: unknown; askedOn: number }): void {
    if (pages > askedOn + 1) {
      forget(ref);
      return;
    }
    broken.set(ref, error);
    announce();
  }

  return {
    /** Resolves when the first screen can be shown; rejects where that cannot be had. */
    load: (ref: PartRef): Promise<PartComponent> => {
      const askedOn = pages;
      return new Promise((resolve, reject) => {
        let isShown = false;
        const whole = source(ref, (first) => {
          isShown = true;
          resolve(first);
        });
        wholes.set(ref, whole);
        whole.then(resolve, (error) => {
          if (!isShown) reject(error);
          else if (wholes.get(ref) === whole) breakOff(ref, { error, askedOn });
        });
      });
    },
    /** All the code of a part that was asked for, of which its first screen needs less; undefined of one that came with the page. */
    whole: (ref: PartRef): Promise<unknown> | undefined => wholes.get(ref),
    /** Why a part that is shown lacks its rest. */
    broken: (ref: PartRef): unknown => broken.get(ref),
    forget: (ref: PartRef): void => {
      wholes.delete(ref);
      broken.delete(ref);
    },
    /** What was broken is asked for anew by who comes back to it. */
    leavePage: (): void => {
      pages += 1;
      for (const ref of broken.keys()) forget(ref);
    },
  };
}
