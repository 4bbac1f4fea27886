import { messages } from '@venue/shared/messages.ts';
import { Button } from '@venue/shared/ui/button.tsx';
import { PhoneLink } from '../../controls/phone-link.tsx';
import { convenience } from '../../loading/convenience.tsx';
import { cardRefusedTitle, closedTitle } from '../../payment/card-form-words.ts';
import { CardRefusedWords } from '../../payment/card-refused-words.tsx';
import { PayNotice, TransferEndedNotice } from '../../payment/pay-notice.tsx';
import { PaymentAdvice } from '../../payment/payment-story.tsx';
import type { FormNews } from '../flow/stay-flow.ts';
import type { OtherNightsProps } from '../../days/other-nights.tsx';

/** What the reservation service says of it. */
function Said({ words }: { words: string | undefined }) {
  return words === undefined ? null : <p>The booking system says: “{words}”.</p>;
}

const OtherNights = convenience(
  async () => (await import('../../days/other-nights.tsx')).OtherNights,
  () => null,
);

type RoomNewsProps = OtherNightsProps & {
  news: Extract<FormNews, { kind: 'taken' | 'declined' | 'not-asked' }>;
};

/** Where the reservation service stopped the payment. */
function RoomNews({ news, ...other }: RoomNewsProps) {
  if (news.kind === 'taken') {
    return (
      <PayNotice title="It is not free on these dates.">
        <Said words={news.said} />
        <p>
          On at least one of them it is taken, so no card form was opened. Everything you typed is kept:
          change only the dates, or call <PhoneLink />.
        </p>
        <OtherNights {...other} />
      </PayNotice>
    );
  }
  if (news.kind === 'declined') {
    return (
      <PayNotice title={messages.cannotRetrieve}>
        <Said words={news.said} />
        <p>
          It would not say whether it is free, so no card form was opened. Everything you typed is kept: call{' '}
          <PhoneLink />, or ask before you pay.
        </p>
      </PayNotice>
    );
  }
  return (
    <PayNotice title={messages.cannotRetrieve}>
      <p>
        We could not ask whether it is free, so no card form was opened. Everything you typed is kept. Try
        again in a moment, or call <PhoneLink />.
      </p>
    </PayNotice>
  );
}

/** A card form that was closed, and the way back to what was typed. */
function Closed(props: { news: Extract<FormNews, { kind: 'closed' }>; onPutBack: () => void }) {
  const { news, onPutBack } = props;
  return (
    <PayNotice title={closedTitle}>
      <p>
        {news.record ? (
          <PaymentAdvice payment={news.record} />
        ) : (
          'The card form was closed before it showed, and nothing was charged.'
        )}
      </p>
      {news.values ? (
        <>
          <p>The form above is empty now; what you typed is not lost.</p>
          <Button onClick={onPutBack}>Put my details back</Button>
        </>
      ) : (
        <p>Your details are back.</p>
      )}
    </PayNotice>
  );
}

/** How a payment ended that was none, and what can be done now. */
export function PayNews(
  props: OtherNightsProps & { news: Exclude<FormNews, { kind: 'refused' }>; onPutBack: () => void },
) {
  const { news, onPutBack, ...other } = props;
  if (news.kind === 'closed') return <Closed news={news} onPutBack={onPutBack} />;
  if (news.kind === 'transfer-ended') return <TransferEndedNotice payment={news.record} />;
  if (news.kind === 'card-refused') {
    return (
      <PayNotice title={cardRefusedTitle}>
        <CardRefusedWords refusal={news} />
        <p>Everything you typed is kept.</p>
      </PayNotice>
    );
  }
  if (news.kind === 'unavailable') {
    return (
      <PayNotice title={messages.paymentScriptFailed}>
        <p>
          Nothing was charged, and everything you typed is kept. Try again in a moment, or call <PhoneLink />.
        </p>
      </PayNotice>
    );
  }
  if (news.kind === 'other-tab') {
    return (
      <PayNotice title="This payment is open in another tab.">
        <p>
          The card form for the same dates is open in another tab or window of this browser. Finish or close
          it there; then it can be paid here.
        </p>
      </PayNotice>
    );
  }
  return <RoomNews news={news} {...other} />;
}
