import { formatNaira } from '@venue/shared/money.ts';
import { role, type } from '@venue/shared/theme/tokens.ts';
import { styled } from 'styled-components';
import { PhoneLink } from '../../page/phone-link.tsx';
import type { HallBooking } from '../booking.ts';

const Warning = styled.p`
  padding-left: 14px;
  border-left: 3px solid ${role.ring};
  ${type.ui}
`;

/** An earlier window whose end nobody saw, or a transfer that is under way: said before anybody pays again. */
export function EarlierPayment({ payment }: Pick<HallBooking, 'payment'>) {
  if (payment.kind !== 'opened' && payment.kind !== 'pending') return null;
  const what =
    payment.kind === 'pending'
      ? `Your transfer of ${formatNaira(payment.naira)} is on its way to the payment company`
      : `A card payment of ${formatNaira(payment.naira)} was opened and this page did not see how it ended`;
  return (
    <Warning>
      {what} (reference {payment.reference}). If your bank debited you, do not pay again: call <PhoneLink />.
    </Warning>
  );
}
