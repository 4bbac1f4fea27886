import { blockingFirst, paymentStatusOf } from '../../payment/payment-record.ts';
import { PayAgainQuestion } from '../../payment/pay-again-question.tsx';
import type { Place } from '../booking/places.ts';
import { RefundPromise } from './refund-promise.tsx';
import type { StayRecord } from '../booking/stay-record.ts';
import { periodText } from '../booking/stay-text.ts';

type PayStayAgainProps = {
  place: Place;
  earlier: readonly StayRecord[];
  /** The total of the form now. */
  naira: number;
  onShow: (record: StayRecord) => void;
  onPayAgain: () => void;
  onLeave: () => void;
};

/** Asks before the same is paid a second time (C-22). */
export function PayStayAgain({ place, ...question }: PayStayAgainProps) {
  const first = blockingFirst(question.earlier);
  const status = first && paymentStatusOf(first);
  return (
    <>
      <PayAgainQuestion {...question} what={first ? `for ${place.name}, ${periodText(place, first)}` : ''} />
      {(status === 'paid' || status === 'unresolved') && <RefundPromise />}
    </>
  );
}
