import { messages } from '@venue/shared/words/messages.ts';
import type { ReactNode } from 'react';
import { PhoneLink } from '../controls/phone-link.tsx';
import { cardRefusedTitle, closedTitle, noConnectionTitle } from './card-form-text.ts';
import type { CardRefusal } from '../services/charge.ts';
import { NoticePanel, TransferEndedNotice } from './notice-panel.tsx';
import type { PaymentNotice } from './payment-flow.ts';
import { PaymentAdvice } from './payment-story.tsx';
import type { DisplayedPayment } from './payment-status-text.ts';

type News = Exclude<PaymentNotice<DisplayedPayment, never>, { kind: 'problems' | 'stopped' }>;

const endings = {
  unavailable: {
    title: messages.paymentScriptFailed,
    text: () => 'Nothing was charged, and your details are still here. Try again in a moment.',
  },
  'no-connection': {
    title: `${noConnectionTitle}.`,
    text: () =>
      'The card form did not open, and nothing was charged. Your details are still here: try again when you’re back online.',
  },
  'too-much': {
    title: 'That is more than is left to pay.',
    text: (what: string) =>
      `Nothing was charged. After the payments this device knows of, less than that is left to pay for ${what}.`,
  },
  'other-tab': {
    title: 'This payment is open in another tab.',
    text: (what: string) =>
      `The card form for ${what} is open in another tab or window of this browser. Finish or close it there, then pay here.`,
  },
} as const satisfies Partial<Record<News['kind'], object>>;

function CardRefusedText({ refusal: { about, said } }: { refusal: CardRefusal }) {
  return (
    <p>
      {said === undefined ? 'It did not say why.' : `It says: “${said}”.`} Nothing was charged.{' '}
      {about === 'email' ? (
        'Correct the e-mail address, then pay again.'
      ) : (
        <>
          Try again in a moment. If it happens again, call <PhoneLink />.
        </>
      )}
    </p>
  );
}

/** Why nothing was paid, as far as is known, and what to do now. */
export function PaymentNoticePanel(props: {
  notice: News;
  /** What is being paid: `this invoice`. */
  what: string;
  /** Says where the typed details are once the card form is closed. */
  children: ReactNode;
}) {
  const { notice, what, children } = props;
  if (notice.kind === 'transfer-ended') return <TransferEndedNotice payment={notice.record} />;
  if (notice.kind === 'closed-after-shown' || notice.kind === 'closed-before-shown') {
    return (
      <NoticePanel title={closedTitle}>
        <p>
          {notice.kind === 'closed-after-shown' ? (
            <PaymentAdvice payment={notice.record} />
          ) : (
            'It had not loaded yet, and nothing was charged.'
          )}
        </p>
        {children}
      </NoticePanel>
    );
  }
  if (notice.kind === 'card-refused') {
    return (
      <NoticePanel title={cardRefusedTitle}>
        <CardRefusedText refusal={notice} />
        <p>Your details are still here.</p>
      </NoticePanel>
    );
  }
  const { title, text } = endings[notice.kind];
  return (
    <NoticePanel title={title}>
      <p>{text(what)}</p>
      <p>
        Questions? Call <PhoneLink />.
      </p>
    </NoticePanel>
  );
}
