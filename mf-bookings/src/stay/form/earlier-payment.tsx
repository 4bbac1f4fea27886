import { formatNaira } from '@venue/shared/money.ts';
import type { ReactNode } from 'react';
import { momentInWords } from '../../time/moment-in-words.ts';
import { PhoneLink } from '../../controls/phone-link.tsx';
import { standingOf } from '../../payment/standing-of.ts';
import { PayAgainQuestion } from '../../payment/pay-again-question.tsx';
import type { Place } from '../booking/places.ts';
import { RefundPromise } from './refund-promise.tsx';
import type { StayRecord } from '../booking/stay-record.ts';
import { periodWords } from '../booking/stay-words.ts';

const titles = {
  paid: 'This is paid already.',
  denied: 'A payment for this is not confirmed.',
  pending: 'A transfer for this is on its way.',
  unresolved: 'A payment for this may have gone through.',
} as const;

function story(place: Place, earlier: StayRecord): ReactNode {
  const what = `${formatNaira(earlier.naira)} for ${place.name}, ${periodWords(place, earlier)},`;
  const tail = `${momentInWords(earlier.at)}, reference ${earlier.reference}`;
  if (standingOf(earlier) === 'denied') {
    return (
      <>
        {what} is said to be paid at {tail}, and the payment company’s records say otherwise. Please do not
        pay again: call <PhoneLink /> with the reference, and we settle it.
      </>
    );
  }
  if (earlier.state === 'paid') return `${what} was paid at ${tail}. Pay again?`;
  if (earlier.state === 'pending') {
    return `The payment company waits for your transfer of ${what} since ${tail}. Please do not pay twice.`;
  }
  return `A card form over ${what} was opened at ${tail}.`;
}

type EarlierPaymentProps = {
  place: Place;
  earlier: readonly StayRecord[];
  onShow: (record: StayRecord) => void;
  onPayAgain: () => void;
  onLeave: () => void;
};

/** Asks before the same is paid a second time (C-22). */
export function EarlierPayment({ place, ...question }: EarlierPaymentProps) {
  const [first] = question.earlier;
  const standing = first && standingOf(first);
  return (
    <>
      <PayAgainQuestion {...question} titles={titles} story={(record) => story(place, record)} />
      {(standing === 'paid' || standing === 'unresolved') && <RefundPromise />}
    </>
  );
}
