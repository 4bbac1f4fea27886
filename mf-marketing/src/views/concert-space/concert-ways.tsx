import { addressOf } from '@venue/shared/contract/address-of.ts';
import { media, space } from '@venue/shared/theme/tokens.ts';
import { Button, type ButtonLook } from '@venue/shared/ui/button.tsx';
import { WhatsAppButton } from '@venue/shared/ui/whatsapp-button.tsx';
import { styled } from 'styled-components';
import { openWords } from '../../content/halls/concert-day.ts';
import { useHost } from '../../host.ts';

const Two = styled.div`
  display: grid;
  gap: ${space[12]};
  ${media.up(640)} {
    grid-template-columns: 1fr 1fr;
  }
`;

const question =
  openWords === undefined
    ? 'Good day. I have a question about the concert space.'
    : `Good day. Please tell me of the concert space ${openWords}.`;

/** Two ways of the same size: book, in the look of the ground's first button, or ask first. */
export function ConcertWays({ book }: { book: ButtonLook }) {
  const { Link } = useHost();
  return (
    <Two>
      <Button as={Link} to={addressOf('mf-bookings/concert-booking')} $look={book}>
        Book Now
      </Button>
      <WhatsAppButton question={question} />
    </Two>
  );
}
