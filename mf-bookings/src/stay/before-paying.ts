import { formatNaira } from '@venue/shared/money.ts';
import type { Place } from './places.ts';
import type { Line } from '../layout/three-lines.tsx';

const words = {
  night: { dates: 'Your nights', it: 'the room', itself: 'The room itself' },
  day: { dates: 'Your day', it: 'the day', itself: 'The day itself' },
} as const satisfies Record<Place['unit'], object>;

type Asked = {
  /** Naira, once the dates are known. */
  total: number | undefined;
  /** The reservation service knows the place, and is asked before the card form opens. */
  asksFirst: boolean;
};

/** What happens when, before the money is given: what is checked first, paid here, receipted at once, and confirmed only afterwards. */
export function beforePaying({ unit }: Pick<Place, 'unit'>, { total, asksFirst }: Asked): Line[] {
  const { dates, it, itself } = words[unit];
  const first: Line = {
    mark: 'now',
    name: 'Checked first',
    text: `Whether ${it} is free. If it is taken, you pay nothing`,
  };
  return [
    ...(asksFirst ? [first] : []),
    {
      mark: 'now',
      name: 'Paid here',
      text: total === undefined ? `${dates}, by card` : `${formatNaira(total)}, by card, once`,
    },
    { mark: 'now', name: 'Receipt at once', text: 'With a reference' },
    {
      mark: 'later',
      name: 'Confirmed by the venue',
      text: `${itself}, after the payment`,
    },
  ];
}
