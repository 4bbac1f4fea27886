import { messages } from '@venue/shared/messages.ts';
import type { ReactNode } from 'react';
import { PhoneLink } from '../controls/phone-link.tsx';
import { cardRefusedTitle, closedTitle, noConnectionTitle } from './card-form-text.ts';
import type { CardRefusal } from '../services/charge.ts';
import { PayNotice, TransferEndedNotice } from './pay-notice.tsx';
import type { PaymentNews } from './payment-flow.ts';
import { PaymentAdvice } from './payment-story.tsx';
import type { ToldPayment } from './payment-status-text.ts';

type News = Exclude<PaymentNews<ToldPayment, never>, { kind: 'problems' | 'stopped' }>;

const endings = {
  unavailable: {
    title: messages.paymentScriptFailed,
    text: () => 'Nothing was charged, and everything you typed is kept. Try again in a moment.',
  },
  'no-connection': {
    title: `${noConnectionTitle}.`,
    text: () =>
      'So the card form did not open, and nothing was charged. Everything you typed is kept: try again when you are online.',
  },
  'too-much': {
    title: 'That is more than is left to pay.',
    text: (what: string) =>
      `Nothing was charged: what this device has paid for ${what} already leaves less than that.`,
  },
  'other-tab': {
    title: 'This payment is open in another tab.',
    text: (what: string) =>
      `The card form for ${what} is open in another tab or window of this browser. Finish or close it there; then it can be paid here.`,
  },
} as const satisfies Partial<Record<News['kind'], object>>;

/** Why the card company said no, in its own words, and what can be done. */
function CardRefusedText({ refusal: { about, said } }: { refusal: CardRefusal }) {
  return (
    <p>
      {said === undefined ? 'It did not say why.' : `It says: “${said}”.`} Nothing was charged.{' '}
      {about === 'email' ? (
        'Put the e-mail address right, then pay again.'
      ) : (
        <>
          Try again in a moment; if it says the same, call <PhoneLink />.
        </>
      )}
    </p>
  );
}

/** Why nothing was paid, as far as is known, and what can be done now. */
export function PaymentNewsNotice(props: {
  news: News;
  /** What is paid for: `this invoice`. */
  what: string;
  /** Where what was typed is after the card form was closed. */
  children: ReactNode;
}) {
  const { news, what, children } = props;
  if (news.kind === 'transfer-ended') return <TransferEndedNotice payment={news.record} />;
  if (news.kind === 'closed-after-shown' || news.kind === 'closed-before-shown') {
    return (
      <PayNotice title={closedTitle}>
        <p>
          {news.kind === 'closed-after-shown' ? (
            <PaymentAdvice payment={news.record} />
          ) : (
            'The card form was closed before it showed, and nothing was charged.'
          )}
        </p>
        {children}
      </PayNotice>
    );
  }
  if (news.kind === 'card-refused') {
    return (
      <PayNotice title={cardRefusedTitle}>
        <CardRefusedText refusal={news} />
        <p>Everything you typed is kept.</p>
      </PayNotice>
    );
  }
  const { title, text } = endings[news.kind];
  return (
    <PayNotice title={title}>
      <p>{text(what)}</p>
      <p>
        Questions: <PhoneLink />.
      </p>
    </PayNotice>
  );
}
