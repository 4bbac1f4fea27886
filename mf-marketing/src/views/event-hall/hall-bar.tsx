import { styled } from 'styled-components';
import { formatNaira } from '@venue/shared/money.ts';
import { paths } from '@venue/shared/paths.ts';
import { type } from '@venue/shared/theme/tokens.ts';
import { Button } from '@venue/shared/ui/button.tsx';
import { PhoneBar } from '@venue/shared/ui/phone-bar.tsx';
import { hallPrice } from '@venue/shared/hall-price.ts';
import { hallsFrom } from '@venue/shared/halls.ts';
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
      <Button as={Link} to={paths.hallBooking} $look="brass">
        Check a date
      </Button>
    </PhoneBar>
  );
}
