import { styled } from 'styled-components';
import { addressOf } from '@venue/shared/contract/address-of.ts';
import { color, layout, media, role, space, surface } from '@venue/shared/theme/tokens.ts';
import { Button, ButtonRow } from '@venue/shared/ui/button.tsx';
import { Container } from '@venue/shared/ui/container.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { invoiceOffer } from '../../content/invoice-offer.ts';
import { useHost } from '../../host.ts';

const Band = styled.section`
  ${surface.dark}
  background: ${color.alaari700};
`;

const Columns = styled(Container)`
  display: grid;
  gap: ${space[32]} ${layout.columnGap};
  padding-block: ${space[52]};
  ${media.up(900)} {
    grid-template-columns: 1fr auto;
    align-items: center;
    padding-block: ${space[84]};
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${space[12]};
  p {
    max-width: 28em;
    color: ${role.text2};
  }
`;

/** The question that everybody comes with, and the way to its answer (EV-05, EV-06). */
export function YourSaturday() {
  const { Link } = useHost();
  return (
    <Band>
      <Columns>
        <Words>
          <Heading level={2}>Is your Saturday free?</Heading>
          <p>{invoiceOffer}</p>
        </Words>
        <ButtonRow>
          <Button as={Link} to={addressOf('mf-bookings/hall-booking')} $look="brass">
            Check a date
          </Button>
          <Button as={Link} to={addressOf('mf-marketing/gallery')} $look="line">
            View Gallery
          </Button>
        </ButtonRow>
      </Columns>
    </Band>
  );
}
