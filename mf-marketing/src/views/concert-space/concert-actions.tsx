import { styled } from 'styled-components';
import { addressOf } from '@venue/shared/contract/address-of.ts';
import { space } from '@venue/shared/theme/tokens.ts';
import { type ButtonLook } from '@venue/shared/ui/button.tsx';
import { columnsFrom } from '@venue/shared/ui/columns.tsx';
import { WhatsAppButton } from '@venue/shared/ui/whatsapp-button.tsx';
import { missingFactsText } from '../../content/halls/concert-day.ts';
import { ButtonLink } from '../../sections/button-link.tsx';

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
  return (
    <Two>
      <ButtonLink to={addressOf('mf-bookings/concert-booking')} look={look}>
        Book Now
      </ButtonLink>
      <WhatsAppButton question={question} />
    </Two>
  );
}
