import type { Line } from '../layout/three-lines.tsx';
import type { Place } from './places.ts';

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

const settled = (rule: string | undefined): Line['mark'] => (rule === undefined ? 'later' : 'now');

/** What becomes of the money in three cases, before it is given: nothing is promised that the venue has not said. */
export function ifPlansChange({ unit }: Pick<Place, 'unit'>, said: Said): Line[] {
  const { ifNotFree, cancellation, askAt } = said;
  return [
    {
      mark: settled(ifNotFree),
      name: taken[unit],
      text: ifNotFree ?? 'No rule is published yet. Ask before you pay.',
    },
    {
      mark: settled(cancellation),
      name: 'You change your mind',
      text: cancellation ?? 'No rule yet: the venue decides what comes back. Ask before you pay.',
    },
    { mark: 'now', name: 'No answer from us', text: `Ring ${askAt}, with your receipt’s reference.` },
  ];
}
