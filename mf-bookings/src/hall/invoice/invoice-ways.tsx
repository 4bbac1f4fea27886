import { Button } from '@venue/shared/ui/button.tsx';
import { styled } from 'styled-components';
import { ChangeButton } from '../../change/kept/change-button.tsx';
import type { HallBooking } from '../booking/booking.ts';

const Ways = styled.div`
  display: grid;
  justify-items: start;
`;

/** The ways on from an invoice that is not over: another day for it, its end, or another booking. */
export function InvoiceWays({ booking, onRestart }: { booking: HallBooking; onRestart: () => void }) {
  return (
    <Ways>
      <ChangeButton name={{ kind: 'hall', id: booking.invoice.number }} of={booking} look="text" />
      <Button $look="text" onClick={onRestart}>
        Book another hall or day
      </Button>
    </Ways>
  );
}
