import { addressOf } from '@venue/shared/contract/address-of.ts';
import { space } from '@venue/shared/theme/tokens.ts';
import { Button, type ButtonLook } from '@venue/shared/ui/button.tsx';
import { WhatsAppButton } from '@venue/shared/ui/whatsapp-button.tsx';
import { styled } from 'styled-components';
import { columnsFrom } from '@venue/shared/ui/columns.tsx';
import { openText } from '../../content/halls/concert-day.ts';
import { useHost } from '../../host.ts';

const Two = styled.div`
  display: grid;
  gap: ${space[12]};
  ${columnsFrom({ 640: 2 })}
`;

const question =
  openText === undefined
    ? 'Good day. I have a question about the concert space.'
    : `Good day. Please tell me of the concert space ${openText}.`;

/**
 * Two ways of the same size, the first in the look of the ground's first button: asking, as long as the venue leaves open what
 * decides a concert, else booking.
 */
export function ConcertWays({ first }: { first: ButtonLook }) {
  const { Link } = useHost();
  const asksFirst = openText !== undefined;
  const ask = <WhatsAppButton look={asksFirst ? first : 'line'} question={question} />;
  return (
    <Two>
      {asksFirst && ask}
      <Button as={Link} to={addressOf('mf-bookings/concert-booking')} $variant={asksFirst ? 'line' : first}>
        Book Now
      </Button>
      {!asksFirst && ask}
    </Two>
  );
}
