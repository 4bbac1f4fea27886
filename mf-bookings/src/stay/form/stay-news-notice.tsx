import { Button } from '@venue/shared/ui/button.tsx';
import type { OtherNightsProps } from './other-nights.tsx';
import { PaymentNoticePanel } from '../../payment/payment-notice-panel.tsx';
import type { StayNews } from '../flow/stay-flow.ts';
import { AvailabilityNotice } from './availability-notice.tsx';
import type { ClearableForm } from './use-clearable-form.ts';

/** The way back to what was typed, after a card form that was closed. */
function RestoreDetails({ isCleared, restore }: Pick<ClearableForm, 'isCleared' | 'restore'>) {
  if (!isCleared) return <p>Your details are back.</p>;
  return (
    <>
      <p>The form above is empty now; what you typed is not lost.</p>
      <Button onClick={restore}>Put my details back</Button>
    </>
  );
}

/** How a payment ended that was none. */
export function StayNewsNotice({
  notice,
  clearable,
  ...other
}: OtherNightsProps & { notice: Exclude<StayNews, { kind: 'problems' }>; clearable: ClearableForm }) {
  if (notice.kind === 'stopped') return <AvailabilityNotice stop={notice.obstacle} {...other} />;
  return (
    <PaymentNoticePanel notice={notice} what="the same dates">
      <RestoreDetails {...clearable} />
    </PaymentNoticePanel>
  );
}
