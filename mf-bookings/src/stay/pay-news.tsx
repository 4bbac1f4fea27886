import { messages } from '@venue/shared/messages.ts';
import { Button } from '@venue/shared/ui/button.tsx';
import { PhoneLink } from '../controls/phone-link.tsx';
import { PayNotice } from '../payment/pay-notice.tsx';
import { UnseenWords } from '../payment/unseen-words.tsx';
import type { FormNews } from './stay-flow.ts';

/** How a payment ended that was none, and what can be done now. */
export function PayNews(props: { news: Exclude<FormNews, { kind: 'refused' }>; onPutBack: () => void }) {
  const { news, onPutBack } = props;
  if (news.kind === 'unavailable') {
    return (
      <PayNotice title={messages.paymentScriptFailed}>
        <p>
          Nothing was charged, and everything you typed is kept. Try again in a moment, or call <PhoneLink />.
        </p>
      </PayNotice>
    );
  }
  if (news.kind === 'taken') {
    return (
      <PayNotice title="It is not free on these dates.">
        <p>
          On at least one of them it is taken, so no card form was opened. Everything you typed is kept:
          change only the dates, or call <PhoneLink />.
        </p>
      </PayNotice>
    );
  }
  if (news.kind === 'not-asked') {
    return (
      <PayNotice title={messages.cannotRetrieve}>
        <p>
          We could not ask whether it is free, so no card form was opened. Everything you typed is kept. Try
          again in a moment, or call <PhoneLink />.
        </p>
      </PayNotice>
    );
  }
  if (news.kind === 'elsewhere') {
    return (
      <PayNotice title="This payment is open in another tab.">
        <p>
          The card form for the same dates is open in another tab or window of this browser. Finish or close
          it there; then it can be paid here.
        </p>
      </PayNotice>
    );
  }
  return (
    <PayNotice title={messages.somethingWentWrong}>
      <p>
        {news.record ? (
          <UnseenWords records={[news.record]} />
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
