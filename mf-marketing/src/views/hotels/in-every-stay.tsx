import { styled } from 'styled-components';
import { layout, media, role, space } from '@venue/shared/theme/tokens.ts';
import { Container } from '@venue/shared/ui/container.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { Section } from '../../parts/section.tsx';
import { hotelFeatures } from '../../content/rooms.ts';
import { restaurantBuffet } from '../../media/pictures/restaurant-buffet.ts';
import { VideoThumbnail } from '../../media/video-thumbnail.tsx';

const Frame = styled(Container)`
  display: grid;
  gap: ${space[32]} ${layout.columnGap};
  align-items: start;
  ${media.up(900)} {
    grid-template-columns: 7fr 5fr;
  }
`;

const Title = styled(Heading)`
  margin-bottom: 28px;
`;

const List = styled.ul`
  columns: 2 9rem;
  column-gap: ${layout.columnGap};
  border-bottom: 1px solid ${role.hairline};
  li {
    break-inside: avoid;
    padding: 11px 0;
    border-top: 1px solid ${role.hairline};
    font-weight: 500;
  }
  ${media.up(900)} {
    columns: 3;
    li {
      padding-block: 14px;
    }
  }
`;

const sizes = '(min-width: 1600px) 540px, (min-width: 1280px) 490px, (min-width: 900px) 40vw, 80vw';

/** What every room has, and the film (FC-04, FC-05). */
export function InEveryStay() {
  return (
    <Section>
      <Frame>
        <div>
          <Title level={2}>In every stay</Title>
          <List>
            {hotelFeatures.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </List>
        </div>
        <VideoThumbnail
          of={restaurantBuffet}
          sizes={sizes}
          label="Play the film of the venue"
          caption="Where breakfast is laid, and a film of the house"
        />
      </Frame>
    </Section>
  );
}
