import { contact } from '@venue/shared/venue/contacts.ts';
import { Fragment } from 'react';
import { PhoneLink } from '../controls/phone-link.tsx';
import type { PaymentRecord } from './payment-record.ts';

function References({ records }: { records: readonly Pick<PaymentRecord, 'reference'>[] }) {
  return (
    <span key={records.map(({ reference }) => reference).join()}>
      {records.length > 1 ? 'references ' : 'reference '}
      {records.map(({ reference }, place) => (
        <Fragment key={reference}>
          {place > 0 ? ', ' : null}
          <strong translate="no">{reference}</strong>
        </Fragment>
      ))}
    </span>
  );
}

/** Whom to call or write to about payments, with the references to name. */
export function WhomToAsk({ records }: { records: readonly Pick<PaymentRecord, 'reference'>[] }) {
  return (
    <>
      call <PhoneLink /> or write to{' '}
      <a href={`mailto:${contact.email}`} translate="no">
        {contact.email}
      </a>
      , with the <References records={records} />.
    </>
  );
}

/** What is true of card forms that were open and whose payment nobody has seen. */
export function UnseenWords({ records }: { records: readonly Pick<PaymentRecord, 'reference'>[] }) {
  return (
    <>
      We saw no payment. If your bank debited you, do not pay again: <WhomToAsk records={records} />
    </>
  );
}
