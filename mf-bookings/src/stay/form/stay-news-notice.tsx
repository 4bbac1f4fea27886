import { Button } from '@venue/shared/ui/button.tsx';
import type { OtherNightsProps } from './other-nights.tsx';
import { PaymentNewsNotice } from '../../payment/payment-news-notice.tsx';
import type { StayNews } from '../flow/stay-flow.ts';
import { RoomNotice } from './room-notice.tsx';
import type { EmptiedForm } from './use-emptied-form.ts';

/** The way back to what was typed, after a card form that was closed. */
function PutBack({ isEmptied, putBack }: Pick<EmptiedForm, 'isEmptied' | 'putBack'>) {
  if (!isEmptied) return <p>Your details are back.</p>;
  return (
    <>
      <p>The form above is empty now; what you typed is not lost.</p>
      <Button onClick={putBack}>Put my details back</Button>
    </>
  );
}

/** How a payment ended that was none. */
export function StayNewsNotice({
  news,
  emptied,
  ...other
}: OtherNightsProps & { news: Exclude<StayNews, { kind: 'problems' }>; emptied: EmptiedForm }) {
  if (news.kind === 'stopped') return <RoomNotice stop={news.stop} {...other} />;
  return (
    <PaymentNewsNotice news={news} what="the same dates">
      <PutBack {...emptied} />
    </PaymentNewsNotice>
  );
}
