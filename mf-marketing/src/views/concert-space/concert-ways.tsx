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
    : `Good day. A question about the concert space: please tell me ${openText}.`;

/** Ask and Book Now. Asking comes first while the venue has not published the facts that decide a concert. */
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
