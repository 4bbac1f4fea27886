import { formatNaira } from '@venue/shared/text/numbers.ts';
import { formatLongDate } from '@venue/shared/time/dates.ts';
import { MutedLeadText } from '@venue/shared/ui/text.tsx';
import { expiresAt } from '../hall/booking/invoice.ts';
import type { SharedInvoice } from '../hall/link/invoice-link.ts';
import { balanceDueSentence } from '../hall/text/paid-and-due.ts';
import { isPaid } from '../payment/payment-record.ts';
import { paymentTitle } from '../payment/payment-status-text.ts';
import { nearMomentInLagos } from '../time/moment-in-words.ts';
import { PageTop, FocusTitle } from '../ui/booking-page.tsx';
import { PhoneLink } from '../ui/phone-link.tsx';
import { ShownBooking } from '../ui/shown-booking.tsx';
import { FamilyForm } from './family-form.tsx';
import { PaidOnOtherDevices } from './family-notice.tsx';
import { FamilyReceipt } from './family-receipt.tsx';
import { isSecured, type Invitation, readInvitation } from './invitation.ts';
import { invitationText, NothingToPay } from './nothing-to-pay.tsx';
import { useFamilyPayment } from './use-family-payment.ts';

function titleText({ firstName, details, requestedNaira }: SharedInvoice, amountLeft: number): string {
  if (amountLeft === 0) return `${details.hall} is paid in full.`;
  const amount = Math.min(requestedNaira, amountLeft);
  const what = amount > 0 ? `${formatNaira(amount)} for ${details.hall}` : `for ${details.hall}`;
  return firstName ? `${firstName} asks you to pay ${what}.` : `You are asked to pay ${what}.`;
}

function openingText(shared: SharedInvoice, amountLeft: number, now: number): string {
  const { details, toWhom } = shared;
  const day = `${formatLongDate(details.eventDate)}.`;
  if (amountLeft === 0) return `${day} You do not need to pay anything more.`;
  const madeFor = toWhom ? ` This link is for ${toWhom}.` : '';
  if (!isSecured(shared, amountLeft))
    return `${day} Held until ${nearMomentInLagos(expiresAt(shared), now)}.${madeFor}`;
  return `${day} ${formatNaira(amountLeft)} is left to pay. ${balanceDueSentence(shared, now)}${madeFor}`;
}

/** Someone else's invoice: the form to pay it, or the receipt, which stays after the invoice expires. */
export function PayInvitation(props: {
  fragment: string;
  /** Of the payment whose receipt to open, if the address names one. */
  reference: string | undefined;
  invitation: Extract<Invitation, { kind: 'open' | 'expired' | 'event-over' | 'other-terms' }>;
  now: number;
}) {
  const { fragment, reference, invitation, now } = props;
  const { shared } = invitation;
  const { invoice } = shared;
  const payment = useFamilyPayment({ fragment, reference }, shared);
  const { flow, backToForm, notifyVenue } = payment;
  if (flow.stage === 'receipt') {
    const { record, takesFocus } = flow;
    return (
      <ShownBooking id={`Invoice ${invoice.number}, payment reference ${record.reference}`}>
        <PageTop>
          <FocusTitle key="receipt" focused={takesFocus}>
            {isPaid(record) ? 'Paid. Thank you.' : `${paymentTitle(record)}.`}
          </FocusTitle>
        </PageTop>
        <FamilyReceipt
          record={record}
          notifying={flow.notifying}
          onNotify={() => void notifyVenue(record)}
          onLeave={backToForm}
        />
      </ShownBooking>
    );
  }
  // A card form that is open when the invoice expires may still be completed.
  const isOpen = readInvitation(fragment, now, payment.amountLeft).kind === 'open';
  if (invitation.kind !== 'open' && !isOpen && flow.stage !== 'paying') {
    return <NothingToPay text={invitationText(invitation)} />;
  }
  return (
    <>
      <PageTop>
        <FocusTitle focused={flow.stage === 'form' && flow.returned === true}>
          {titleText(shared, payment.amountLeft)}
        </FocusTitle>
        <MutedLeadText>{openingText(shared, payment.amountLeft, now)}</MutedLeadText>
        <p>
          Not sure? Call <PhoneLink />.
        </p>
      </PageTop>
      {payment.amountLeft > 0 ? (
        <FamilyForm shared={shared} payment={payment} now={now} />
      ) : (
        <PaidOnOtherDevices payments={payment.onOtherDevices} />
      )}
    </>
  );
}
