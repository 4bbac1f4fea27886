import type { Place } from './places.ts';

/** What may come between a payment and a stay, and what the venue then does. */
export type Change = { readonly name: string; readonly text: string };

const taken = {
  night: 'Your dates are taken',
  day: 'Your day is taken',
} as const satisfies Record<Place['unit'], string>;

type Said = {
  /** The venue's own promise; without it nothing is promised. */
  ifNotFree: string | undefined;
  /** The venue's own rule of cancelling; without it there is none, and that is said. */
  cancellation: string | undefined;
  /** `+234 000 000 0001, 8am to 6pm Monday to Friday`: who answers, and when. */
  askAt: string;
};

/** What becomes of the money in three cases, before it is given: nothing is promised that the venue has not said. */
export function ifPlansChange({ unit }: Pick<Place, 'unit'>, said: Said): readonly Change[] {
  const { ifNotFree, cancellation, askAt } = said;
  return [
    { name: taken[unit], text: ifNotFree ?? 'No rule is published yet. Ask before you pay.' },
    {
      name: 'You change your mind',
      text:
        cancellation ??
        'No rule is published yet: the venue decides what comes back. If your plans may move, ask before you pay.',
    },
    { name: 'No answer from us', text: `Ring ${askAt}, with the reference of your receipt.` },
  ];
}
