import { bedroomsInWords, roomsFrom } from '../../content/lodging-words.ts';
import { styled } from 'styled-components';
import { addressOf } from '@venue/shared/contract/address-of.ts';
import { layout, media, space } from '@venue/shared/theme/tokens.ts';
import { Button, ButtonRow } from '@venue/shared/ui/button.tsx';
import { Container } from '@venue/shared/ui/container.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { Small } from '@venue/shared/ui/text.tsx';
import { Section } from '../../parts/section.tsx';
import { useHost } from '../../host.ts';
import { CourtMap } from '../../parts/court/court-map.tsx';

const Columns = styled(Container)`
  display: grid;
  gap: ${space[32]} ${layout.columnGap};
  align-items: center;
  ${media.up(900)} {
    grid-template-columns: 7fr 5fr;
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${space[20]};
  ${media.up(900)} {
    padding-left: ${space[52]};
  }
`;

const Sketch = styled.div`
  display: grid;
  gap: ${space[8]};
  max-width: 640px;
`;

/** Where those sleep who played: the hotel’s door lights on the drawing of the court. */
export function BandsBed() {
  const { Link } = useHost();
  return (
    <Section $ground="indigo">
      <Columns>
        <Sketch>
          <CourtMap lit="hotel" />
          <Small>Artist’s impression, not a survey and not to scale.</Small>
        </Sketch>
        <Words>
          <Heading level={2}>The band sleeps across the court.</Heading>
          <p>
            Rooms from {roomsFrom} a night, apartments with {bedroomsInWords('and')}, and breakfast in the
            morning.
          </p>
          <ButtonRow>
            <Button as={Link} to={addressOf('mf-marketing/hotels')} $look="line">
              See the rooms
            </Button>
            <Button as={Link} to={addressOf('mf-marketing/apartments')} $look="text">
              See the apartments
            </Button>
          </ButtonRow>
        </Words>
      </Columns>
    </Section>
  );
}
