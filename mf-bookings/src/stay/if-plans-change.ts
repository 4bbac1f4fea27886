import type { Line } from '../layout/three-lines.tsx';

type Said = {
  /** The venue's own rule of cancelling; without it there is none, and that is said. */
  cancellation: string | undefined;
  /** `+234 000 000 0001, 8am to 6pm Monday to Friday`: who answers, and when. */
  askAt: string;
};

/** What becomes of the money in two cases, before it is given: nothing is promised that the venue has not said. */
export function ifPlansChange({ cancellation, askAt }: Said): Line[] {
  return [
    {
      mark: 'none',
      name: 'If you cancel',
      text: cancellation ?? 'Ask reception what would be refunded, before you pay.',
    },
    { mark: 'none', name: 'If no answer comes', text: `Ring ${askAt}, with your receipt’s reference.` },
  ];
}
