import { styled } from 'styled-components';
import { formatNaira } from '@venue/shared/money.ts';
import { paths } from '@venue/shared/paths.ts';
import { type } from '@venue/shared/theme/tokens.ts';
import { Button } from '@venue/shared/ui/button.tsx';
import { PhoneBar } from '@venue/shared/ui/phone-bar.tsx';
import { hallSums } from '../../content/hall-sums.ts';
import { rentalPrices } from '../../content/rental-prices.ts';
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
  const { deposit } = hallSums(rentalPrices.hallsFrom);
  return (
    <PhoneBar label="Book a hall">
      <Words>
        <strong>From {formatNaira(rentalPrices.hallsFrom)}</strong>
        Deposit from {formatNaira(deposit)}
      </Words>
      <Button as={Link} to={paths.hallBooking} $look="brass">
        Check a date
      </Button>
    </PhoneBar>
  );
}
