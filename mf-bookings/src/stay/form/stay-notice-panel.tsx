import { Button } from '@venue/shared/ui/button.tsx';
import type { OtherNightsProps } from './other-nights.tsx';
import { PaymentNoticePanel } from '../../payment/payment-notice.tsx';
import type { StayNotice } from '../flow/stay-flow.ts';
import { AvailabilityNotice } from './availability-notice.tsx';
import type { ClearableForm } from './use-clearable-form.ts';

/** Offers what was typed before the card form was closed. */
function RestoreDetails({ isCleared, restore }: Pick<ClearableForm, 'isCleared' | 'restore'>) {
  if (!isCleared) return <p>Your details are back.</p>;
  return (
    <>
      <p>We cleared the form above, but what you typed is not lost.</p>
      <Button onClick={restore}>Put my details back</Button>
    </>
  );
}

/** Why an attempt to pay ended without a payment. */
export function StayNoticePanel({
  notice,
  clearable,
  ...other
}: OtherNightsProps & { notice: Exclude<StayNotice, { kind: 'problems' }>; clearable: ClearableForm }) {
  if (notice.kind === 'stopped') return <AvailabilityNotice obstacle={notice.obstacle} {...other} />;
  return (
    <PaymentNoticePanel notice={notice} what="the same dates">
      <RestoreDetails {...clearable} />
    </PaymentNoticePanel>
  );
}
