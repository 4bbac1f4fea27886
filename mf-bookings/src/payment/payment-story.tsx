import { contact } from '@venue/shared/venue/contacts.ts';
import { PhoneLink } from '../controls/phone-link.tsx';
import type { PaymentRecord } from './payment-record.ts';
import { earlierAttemptText, paymentStory, type DisplayedPayment } from './payment-status-text.ts';
import { paymentStatusOf } from './payment-status.ts';

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
