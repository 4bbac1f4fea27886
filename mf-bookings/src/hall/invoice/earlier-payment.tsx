import { formatNaira } from '@venue/shared/money.ts';
import { role, type } from '@venue/shared/theme/tokens.ts';
import { styled } from 'styled-components';
import { PhoneLink } from '../../page/phone-link.tsx';
import { createSentLinks } from '../../family/sent-links.ts';
import { deviceStorage } from '../../services/device-storage.ts';
import type { HallBooking } from '../booking.ts';

const Warning = styled.p`
  padding-left: 14px;
  border-left: 3px solid ${role.ring};
  ${type.ui}
`;

/**
 * An earlier window whose end nobody saw, a transfer under way, or a link that went to somebody else: said before
 * anybody pays again.
 */
export function EarlierPayment({ payment, invoice }: Pick<HallBooking, 'payment' | 'invoice'>) {
  if (payment.kind === 'paid') return null;
  if (payment.kind === 'none') {
    return createSentLinks(deviceStorage).has(invoice.number) ? (
      <Warning>
        You took the link to this invoice. Ask whether somebody has paid it already: this page cannot know.
      </Warning>
    ) : null;
  }
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
