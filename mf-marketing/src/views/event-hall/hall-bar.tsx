import { styled } from 'styled-components';
import { formatNaira } from '@venue/shared/money.ts';
import { addressOf } from '@venue/shared/contract/address-of.ts';
import { type } from '@venue/shared/theme/tokens.ts';
import { Button } from '@venue/shared/ui/button.tsx';
import { PhoneBar } from '@venue/shared/ui/phone-bar.tsx';
import { hallPrice } from '@venue/shared/venue/hall-price.ts';
import { hallsFrom } from '@venue/shared/venue/halls.ts';
import { useHost } from '../../host.ts';

const Words = styled.p`
  ${type.small}
  strong {
    display: block;
  }
`;

/** The price and the one action at the foot of phone screens. */
export function HallBar() {
  const { Link } = useHost();
  const { deposit } = hallPrice(hallsFrom);
  return (
    <PhoneBar label="Book a hall">
      <Words>
        <strong>From {formatNaira(hallsFrom)}</strong>
        Deposit from {formatNaira(deposit)}
      </Words>
      <Button as={Link} to={addressOf('mf-bookings/hall-booking')} $look="brass">
        Check a date
      </Button>
    </PhoneBar>
  );
}
