import { Opening } from '@venue/shared/ui/text.tsx';
import { formatLongDate } from '@venue/shared/dates.ts';
import { expiresAt } from '../hall/booking/invoice.ts';
import { momentInLagos } from '../hall/words/invoice-words.ts';
import { PageTop } from '../layout/booking-page.tsx';
import { FocusTitle } from '../layout/focus-title.tsx';
import { firstChoice } from './amount-step.tsx';
import { FamilyForm } from './family-form.tsx';
import { FamilyReceipt } from './family-receipt.tsx';
import { invitationWords } from './invitation-words.ts';
import type { Invitation } from './invitation.ts';
import { NothingToPay } from './nothing-to-pay.tsx';
import { StandingBooking } from '../notices/standing-booking.tsx';
import { UntilWiped } from '../notices/until-wiped.tsx';
import { paymentFacts } from '../payment/payment-facts.ts';
import { standingOf } from '../payment/standing-of.ts';
import { useFamilyPayment } from './use-family-payment.ts';

const receiptTitles = {
  paid: 'Paid. Thank you.',
  denied: 'We cannot find your payment.',
  pending: 'Your transfer is on its way.',
  opened: 'A payment may have gone through.',
} as const;

/** One invoice of somebody else: its form, or what this device has paid for it, which stays when the invoice ends. */
export function PayInvitation(props: {
  fragment: string;
  asked: Extract<Invitation, { kind: 'open' | 'over' | 'other-terms' }>;
  now: number;
}) {
  const { fragment, asked, now } = props;
  const { shared } = asked;
  const { details, invoice, firstName } = shared;
  const first = firstChoice(shared, now);
  const payment = useFamilyPayment(fragment, shared, first);
  const { flow, leave, tell } = payment;
  if (flow.stage === 'settled') {
    const { record, fresh } = flow;
    return (
      <UntilWiped>
        <StandingBooking facts={paymentFacts(record, `Invoice ${invoice.number}`)}>
          <PageTop>
            <FocusTitle key="receipt" focused={fresh}>
              {receiptTitles[standingOf(record)]}
            </FocusTitle>
          </PageTop>
          <FamilyReceipt
            record={record}
            telling={flow.telling}
            onTell={() => void tell(record)}
            onLeave={leave}
          />
        </StandingBooking>
      </UntilWiped>
    );
  }
  // A card form that is open when the invoice ends is still seen to its end.
  if (asked.kind !== 'open' && flow.stage !== 'paying') {
    return <NothingToPay words={invitationWords(asked)} />;
  }
  return (
    <>
      <PageTop>
        <FocusTitle focused={false}>
          {firstName ? `${firstName} asks you to pay for ` : 'You are asked to pay for '}
          {details.hall}.
        </FocusTitle>
        <Opening>
          {`${formatLongDate(details.eventDate)}. Held until ${momentInLagos(expiresAt(shared), now)}.`}
        </Opening>
      </PageTop>
      <FamilyForm shared={shared} payment={payment} first={first} now={now} />
    </>
  );
}
