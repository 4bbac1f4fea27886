import { formatNaira } from '@venue/shared/money.ts';
import { brand } from '@venue/shared/venue/contacts.ts';
import type { Place } from '../booking/places.ts';
import type { Line } from '../../layout/status-lines.tsx';

const text = {
  night: { areTaken: 'If they are taken', checked: 'Your dates are checked', held: 'your dates' },
  day: { areTaken: 'If it is taken', checked: 'Your day is checked', held: 'your day' },
} as const satisfies Record<Place['unit'], object>;

type Asked = {
  /** Naira, once the dates are known. */
  total: number | undefined;
  /** The reservation service knows the place, and is asked before the card form opens. */
  checksFirst: boolean;
  /** The venue has a promise for dates that turn out to be taken; it stands with the button. */
  hasRefundPromise: boolean;
  /** It begins before an answer is due. */
  startsBeforeAnswer: boolean;
};

/** What happens when, before the money is given: what is checked first, paid by card, and confirmed only afterwards. */
export function paymentSteps(
  { unit }: Pick<Place, 'unit'>,
  { total, checksFirst, hasRefundPromise, startsBeforeAnswer }: Asked,
): Line[] {
  const { areTaken, checked, held } = text[unit];
  const after = checksFirst ? `After the payment: checking does not hold ${held}.` : 'After the payment.';
  const gap = startsBeforeAnswer
    ? `${after} It begins before our answer is due: call us before you set out.`
    : after;
  const first: Line = {
    mark: 'step',
    name: checked,
    text: `Before the card form opens. ${areTaken}, you pay nothing.`,
  };
  return [
    ...(checksFirst ? [first] : []),
    {
      mark: 'step',
      name: 'You pay by card',
      text: `${total === undefined ? 'The total' : formatNaira(total)}, once. The receipt comes at once, with a reference.`,
    },
    {
      mark: 'step',
      name: `${brand.name} confirms`,
      text: hasRefundPromise ? gap : `${gap} Ask beforehand what becomes of your money if it cannot.`,
    },
  ];
}
