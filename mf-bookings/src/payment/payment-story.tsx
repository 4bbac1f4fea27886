import { contact } from '@venue/shared/venue/contacts.ts';
import { PhoneLink } from '../controls/phone-link.tsx';
import type { PaymentRecord } from './payment-record.ts';
import { earlierAttemptText, paymentStory, type DisplayedPayment } from './payment-status-text.ts';
import { paymentStatusOf } from './payment-status.ts';

/** Whom to call or write to about a payment, with the reference to name. */
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

/** What is known of a payment, and what to do about it. */
export function PaymentStory({ payment, what }: StoryProps) {
  const { happened } = paymentStory(payment, what);
  return (
    <span key={`${payment.reference} ${paymentStatusOf(payment)}`}>
      <span>{happened}</span> <PaymentAdvice payment={payment} />
    </span>
  );
}

/** An attempt whose end nobody saw, on the receipt of a payment that went well after it: nobody is about to pay again. */
export function EarlierAttempt({ payment }: Pick<StoryProps, 'payment'>) {
  return (
    <>
      <span>{earlierAttemptText(payment)}</span> <ContactDetails payment={payment} />
    </>
  );
}

/** What to do about a payment, where its story has been told. */
export function PaymentAdvice({ payment }: Pick<StoryProps, 'payment'>) {
  return (
    <>
      <span>{paymentStory(payment).advice}</span> <ContactDetails payment={payment} />
    </>
  );
}
