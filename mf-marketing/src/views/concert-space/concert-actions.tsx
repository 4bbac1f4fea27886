import { addressOf } from '@venue/shared/contract/address-of.ts';
import { space } from '@venue/shared/theme/tokens.ts';
import { Button, type ButtonLook } from '@venue/shared/ui/button.tsx';
import { WhatsAppButton } from '@venue/shared/ui/whatsapp-button.tsx';
import { styled } from 'styled-components';
import { columnsFrom } from '@venue/shared/ui/columns.tsx';
import { missingFactsText } from '../../content/halls/concert-day.ts';
import { useHost } from '../../host.ts';

const Two = styled.div`
  display: grid;
  gap: ${space[12]};
  ${columnsFrom({ 640: 2 })}
`;

const question =
  missingFactsText === undefined
    ? 'Good day. I have a question about the concert space.'
    : `Good day. A question about the concert space: please tell me ${missingFactsText}.`;

/** Book Now and Ask. */
export function ConcertActions({ look }: { look: ButtonLook }) {
  const { Link } = useHost();
  return (
    <Two>
      <Button as={Link} to={addressOf('mf-bookings/concert-booking')} $look={look}>
        Book Now
      </Button>
      <WhatsAppButton question={question} />
    </Two>
  );
}
