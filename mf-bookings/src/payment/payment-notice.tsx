import { contact } from '@venue/shared/venue/contacts.ts';
import { PhoneLink } from '../controls/phone-link.tsx';
import { type PaymentRecord, paymentStatusOf } from './payment-record.ts';
import { earlierAttemptText, paymentStory, type DisplayedPayment } from './payment-status-text.ts';
import { color, space, surface, type } from '@venue/shared/theme/tokens.ts';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useFocusOnMount } from '@venue/shared/hooks/use-focus-on-mount.ts';
import { transferEndedTitle, cardRefusedTitle, closedTitle, noConnectionTitle } from './card-form-text.ts';
import { messages } from '@venue/shared/words/messages.ts';
import type { CardRefusal } from '../services/charge.ts';
import type { PaymentNotice } from './payment-flow.ts';

function ContactDetails({ payment: { reference } }: { payment: Pick<PaymentRecord, 'reference'> }) {
  return (
    <>
      call <PhoneLink /> or e-mail{' '}
      <a href={`mailto:${contact.email}`} translate="no">
        {contact.email}
      </a>
      , quoting reference{' '}
      <strong key={reference} translate="no">
        {reference}
      </strong>
      .
    </>
  );
}

type StoryProps = {
  payment: DisplayedPayment;
  /** What it is for: `for Ambali Hall`. */
  what?: string;
};

/** What happened to a payment, and what to do about it. */
export function PaymentStory({ payment, what }: StoryProps) {
  const { happened } = paymentStory(payment, what);
  return (
    <span key={`${payment.reference} ${paymentStatusOf(payment)}`}>
      <span>{happened}</span> <PaymentAdvice payment={payment} />
    </span>
  );
}

/** An unresolved attempt, on the receipt of a later payment that went through. */
export function EarlierAttempt({ payment }: Pick<StoryProps, 'payment'>) {
  return (
    <>
      <span>{earlierAttemptText(payment)}</span> <ContactDetails payment={payment} />
    </>
  );
}

export function PaymentAdvice({ payment }: Pick<StoryProps, 'payment'>) {
  return (
    <>
      <span>{paymentStory(payment).advice}</span> <ContactDetails payment={payment} />
    </>
  );
}

const Frame = styled.div`
  ${surface.light}
  ${type.ui}
  display: grid;
  gap: ${space[12]};
  justify-items: start;
  width: 100%;
  padding: ${space[20]};
  border: 2px solid ${color.indigo900};
  background: ${color.white};
`;

const Title = styled.p`
  ${type.h4}
`;

/** Why the visitor cannot simply pay, and the next step. Takes focus when it appears. */
export function NoticePanel({ title, children }: { title: string; children: ReactNode }) {
  const frame = useFocusOnMount<HTMLDivElement>();
  return (
    <Frame ref={frame} role="group" tabIndex={-1} aria-label={title}>
      <Title>{title}</Title>
      {children}
    </Frame>
  );
}

function TransferEndedNotice({ payment }: { payment: DisplayedPayment }) {
  return (
    <NoticePanel title={transferEndedTitle}>
      <p>
        <PaymentAdvice payment={payment} />
      </p>
    </NoticePanel>
  );
}

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
  'open-in-other-tab': {
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
