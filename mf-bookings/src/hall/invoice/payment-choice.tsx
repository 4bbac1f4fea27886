import { space, type } from '@venue/shared/theme/tokens.ts';
import { Button, ButtonRow } from '@venue/shared/ui/button.tsx';
import { Dialog } from '@venue/shared/ui/dialog.tsx';
import { Eyebrow } from '@venue/shared/ui/text.tsx';
import { useState } from 'react';
import { styled } from 'styled-components';
import { unseen } from '../../payment/earlier-payments.ts';
import type { HallBooking } from '../booking/booking.ts';
import type { HallFlow } from '../flow/hall-stages.ts';
import { BothChoices, type ChoiceProps } from './both-choices.tsx';
import { EarlierPayments } from './earlier-payments.tsx';

const Asked = styled.div`
  ${type.ui}
  display: grid;
  gap: ${space[20]};
`;

/** Whether only other devices have opened card forms whose end nobody saw. */
function isOtherDevice(payments: HallBooking['payments']): boolean {
  return unseen(payments).every(({ choice }) => choice === 'other-device');
}

function questionTitle({ payments }: HallBooking): string {
  return isOtherDevice(payments) ? 'Has somebody paid it already?' : 'Did your bank debit you?';
}

/** Asks about card forms that were open before, each by its reference (C-22). */
function Question(props: { booking: HallBooking; onWanted: () => void; onClose: () => void }) {
  const { payments, invoice } = props.booking;
  return (
    <Asked>
      <EarlierPayments payments={payments} invoice={invoice} />
      <ButtonRow>
        <Button onClick={props.onClose}>Do not pay now</Button>
        <Button $look="line" onClick={props.onWanted}>
          {isOtherDevice(payments) ? 'It is not paid: pay now' : 'It did not: pay now'}
        </Button>
      </ButtonRow>
    </Asked>
  );
}

/** What the dialog shows; while it fades, what it showed last. */
function useShown(stage: HallFlow['stage']): HallFlow['stage'] {
  const [shown, setShown] = useState<HallFlow['stage']>('choosing-payment');
  const isOpen = stage === 'asking' || stage === 'choosing-payment';
  if (isOpen && stage !== shown) setShown(stage);
  return isOpen ? stage : shown;
}

/**
 * The choice of payment over the invoice: in full or the deposit (E-09, D-44). Where a card form was open before and nobody saw
 * how it ended, the question about it comes first.
 */
export function PaymentChoiceDialog(
  props: ChoiceProps & { stage: HallFlow['stage']; onWanted: () => void; onClose: () => void },
) {
  const { booking, stage, onClose } = props;
  const shown = useShown(stage);
  const isAsking = shown === 'asking';
  return (
    <Dialog
      open={stage === shown}
      onClose={onClose}
      eyebrow={
        <Eyebrow>
          Invoice {booking.invoice.number}, {booking.details.hall}
        </Eyebrow>
      }
      title={isAsking ? questionTitle(booking) : 'How much today?'}
    >
      {isAsking ? (
        <Question booking={booking} onWanted={props.onWanted} onClose={onClose} />
      ) : (
        <BothChoices booking={booking} now={props.now} onPay={props.onPay} />
      )}
    </Dialog>
  );
}
