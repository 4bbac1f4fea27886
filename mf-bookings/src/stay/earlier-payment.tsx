import { formatNaira } from '@venue/shared/money.ts';
import { Button, ButtonRow } from '@venue/shared/ui/button.tsx';
import type { ReactNode } from 'react';
import { numericMoment } from '../page/numeric-moment.ts';
import { PhoneLink } from '../page/phone-link.tsx';
import { standingOf } from '../payment/payment-records.ts';
import { PayNotice } from '../payment/pay-notice.tsx';
import type { Place } from './places.ts';
import type { StayRecord } from './stay-record.ts';
import { periodWords } from './stay-words.ts';

const titles = {
  paid: 'This is paid already.',
  denied: 'A payment for this is not confirmed.',
  pending: 'A transfer for this is on its way.',
  opened: 'A payment for this may have gone through.',
} as const;

function story(place: Place, earlier: StayRecord): ReactNode {
  const what = `${formatNaira(earlier.naira)} for ${place.name}, ${periodWords(place, earlier)},`;
  const tail = `${numericMoment(earlier.at)}, reference ${earlier.reference}`;
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
  return (
    <>
      A card form over {what} was opened at {tail}, and this page has not seen how it ended. If your bank
      debited you, do not pay again: call <PhoneLink />.
    </>
  );
}

type EarlierPaymentProps = {
  place: Place;
  earlier: StayRecord;
  onShow: () => void;
  onPayAgain: () => void;
  onLeave: () => void;
};

/** Asks before the same is paid a second time (C-22). */
export function EarlierPayment({ place, earlier, onShow, onPayAgain, onLeave }: EarlierPaymentProps) {
  const standing = standingOf(earlier);
  const isKnown = standing !== 'opened';
  return (
    <PayNotice title={titles[standing]}>
      <p>{story(place, earlier)}</p>
      <ButtonRow>
        <Button onClick={isKnown ? onShow : onLeave}>
          {isKnown ? 'Show the receipt' : 'Do not pay now'}
        </Button>
        {standing === 'denied' ? null : (
          <Button $look="line" onClick={onPayAgain}>
            {isKnown ? 'Pay again' : 'It did not: pay now'}
          </Button>
        )}
      </ButtonRow>
    </PayNotice>
  );
}
