import { Fragment, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { useFocusOnMount } from '@venue/shared/hooks/use-focus-on-mount.ts';
import { color, space, surface, type } from '@venue/shared/theme/tokens.ts';
import { contact } from '@venue/shared/venue/contacts.ts';
import { PhoneLink } from '../ui/phone-link.tsx';
import type { UnpaidResult } from './payment-flow.ts';
import type { PaymentRecord } from './payment-record.ts';
import { unpaidText, unpaidTitle } from './payment-result-text.ts';
import {
  earlierAttemptText,
  describePayment,
  type DisplayedPayment,
  statusLabel,
} from './payment-status-text.ts';

function ContactDetails({ payment }: { payment: PaymentRecord }) {
  const { reference } = payment;
  return (
    <>
      call <PhoneLink /> or e-mail{' '}
      <a href={`mailto:${contact.email}`} translate="no">
        {contact.email}
      </a>
      <Fragment key={reference}>
        , quoting reference <strong translate="no">{reference}</strong>
      </Fragment>
      .
    </>
  );
}

type DescriptionProps = {
  payment: DisplayedPayment;
  /** What it is for: `for Ambali Hall`. */
  what?: string;
};

/** What happened to a payment, and what to do about it. */
export function PaymentDescription({ payment, what }: DescriptionProps) {
  const { happened } = describePayment(payment, what);
  return (
    <span key={`${payment.reference} ${statusLabel(payment)}`}>
      <span>{happened}</span> <PaymentAdvice payment={payment} />
    </span>
  );
}

/** An unresolved attempt, on the receipt of a later payment that went through. */
export function EarlierAttempt({ payment }: Pick<DescriptionProps, 'payment'>) {
  return (
    <>
      <span>{earlierAttemptText(payment)}</span> <ContactDetails payment={payment} />
    </>
  );
}

function PaymentAdvice({ payment }: Pick<DescriptionProps, 'payment'>) {
  return (
    <>
      <span>{describePayment(payment).advice}</span> <ContactDetails payment={payment} />
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

type UnpaidProps = {
  notice: UnpaidResult<PaymentRecord>;
  /** What is being paid: `this invoice`. */
  what: string;
  /** Whether the page has bank details. */
  canTransfer?: boolean;
};

/** What to do now. */
function NextStep({ notice, canTransfer }: Omit<UnpaidProps, 'what'>) {
  if ('record' in notice) return <PaymentAdvice payment={notice.record} />;
  if (notice.kind === 'card-refused' && notice.about === 'email')
    return 'Correct the e-mail address, then pay again.';
  if (notice.kind === 'unread-payment') {
    return (
      <>
        Reload this page, or call <PhoneLink /> before you pay.
      </>
    );
  }
  if (notice.kind !== 'card-refused' && notice.kind !== 'unavailable') {
    return (
      <>
        Questions? Call <PhoneLink />.
      </>
    );
  }
  return (
    <>
      {`Try again in a moment. If it happens again, ${canTransfer ? 'pay by transfer or ' : ''}call`}{' '}
      <PhoneLink />.
    </>
  );
}

/** Why nothing was paid, as far as is known, and what to do now; below its title. */
export function UnpaidText({ notice, what, canTransfer = false }: UnpaidProps) {
  const text = unpaidText(notice, what);
  return (
    <>
      {text === undefined ? null : <p>{text}</p>}
      <p>
        <NextStep notice={notice} canTransfer={canTransfer} />
      </p>
    </>
  );
}

/** The same for a page with a form. `children`: says where the typed details are. */
export function UnpaidPanel({ children, ...props }: UnpaidProps & { children: ReactNode }) {
  const { notice } = props;
  return (
    <NoticePanel title={unpaidTitle(notice)}>
      <UnpaidText {...props} />
      {notice.kind === 'transfer-ended' ? null : children}
    </NoticePanel>
  );
}
