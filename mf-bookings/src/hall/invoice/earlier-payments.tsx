import { formatNaira } from '@venue/shared/money.ts';
import { role, type } from '@venue/shared/theme/tokens.ts';
import { styled } from 'styled-components';
import { numericMoment } from '../../time/moment-in-words.ts';
import { sumWords } from '../../payment/payment-facts.ts';
import { UnseenWords, WhomToAsk } from '../../payment/unseen-words.tsx';
import { createSentLinks } from '../ledger/sent-links.ts';
import { deviceStorage } from '../../storage/device-storage.ts';
import { type HallBooking, hasAttempts } from '../booking/booking.ts';
import type { HallPayment } from '../booking/hall-payment.ts';

const Warning = styled.p`
  padding-left: 14px;
  border-left: 3px solid ${role.ring};
  ${type.ui}
`;

/** A link that went to somebody else: said before anybody pays again. */
function SentLink({ number }: { number: string }) {
  return createSentLinks(deviceStorage).has(number) ? (
    <Warning>
      You took the link to this invoice. Ask whether somebody has paid it already: this page cannot know.
    </Warning>
  ) : null;
}

/** What is true of a reference that another device has used. */
function OtherDeviceWords({ payment }: { payment: HallPayment }) {
  return (
    <>
      Somebody else has opened a card form for this invoice, over {sumWords(payment)}, and may have paid: this
      page cannot see it. Ask whoever has your link before you pay. Questions:{' '}
      <WhomToAsk records={[payment]} />
    </>
  );
}

/** What is true of a card form that was open and whose payment nobody has seen. */
function OpenedWords({ payment }: { payment: HallPayment }) {
  return (
    <>
      A card payment of {formatNaira(payment.naira)} was opened at {numericMoment(payment.at)}.{' '}
      <UnseenWords records={[payment]} />
    </>
  );
}

/** What is true of a transfer that was announced and has not arrived. */
export function TransferWords({ payment }: { payment: HallPayment }) {
  return (
    <>
      The payment company waits for {payment.choice === 'other-device' ? 'somebody’s' : 'your'} transfer of{' '}
      {formatNaira(payment.naira)}. When it has arrived, the venue confirms it. Please do not pay twice.
      Questions: <WhomToAsk records={[payment]} />
    </>
  );
}

/** What others say to have paid, before anybody pays over it. */
export function ReportedPayments({ payments }: Pick<HallBooking, 'payments'>) {
  return payments.map((payment) => (
    <Warning key={payment.reference}>
      <span>{`${payment.by ?? 'Somebody'} says to have paid ${formatNaira(payment.naira)}. It is not confirmed, so it is not taken off.`}</span>{' '}
      To find out whether it has arrived, <WhomToAsk records={[payment]} />
    </Warning>
  ));
}

function Attempt({ payment }: { payment: HallPayment }) {
  if (payment.state === 'pending') {
    return (
      <Warning>
        <TransferWords payment={payment} />
      </Warning>
    );
  }
  return (
    <Warning>
      {payment.choice === 'other-device' ? (
        <OtherDeviceWords payment={payment} />
      ) : (
        <OpenedWords payment={payment} />
      )}
    </Warning>
  );
}

type EarlierPaymentsProps = Pick<HallBooking, 'payments' | 'invoice'> & {
  /** Told beside them, and therefore not here. */
  inNews?: HallPayment | undefined;
};

/** What may still become of a payment that nobody has seen to its end. */
const openStates: ReadonlySet<HallPayment['state']> = new Set(['unresolved', 'pending']);

/** Earlier windows whose end nobody saw, a transfer under way, or a link that went to somebody else. */
export function EarlierPayments({ payments, inNews, invoice }: EarlierPaymentsProps) {
  return (
    <>
      {payments
        .filter(({ reference, state }) => reference !== inNews?.reference && openStates.has(state))
        .map((payment) => (
          <Attempt key={`${payment.reference} ${payment.state}`} payment={payment} />
        ))}
      {hasAttempts({ payments }) ? null : <SentLink number={invoice.number} />}
    </>
  );
}
