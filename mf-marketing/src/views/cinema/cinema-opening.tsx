import { styled } from 'styled-components';
import { color, layout, media, role, space, surface, type } from '@venue/shared/theme/tokens.ts';
import { Container } from '@venue/shared/ui/container.tsx';
import { doubleLine } from '@venue/shared/ui/double-line.tsx';
import { cinema } from '../../content/cinema.ts';
import { CaptionedPicture } from '../../media/captioned-picture.tsx';
import { PageOpening } from '../../parts/page-opening.tsx';
import { ProgrammeTicket } from './programme-ticket.tsx';

/** The lights are down. */
const Dark = styled.div`
  ${surface.dark}
  --rule: ${color.sanyan400};
  padding-bottom: ${layout.band};
`;

/** As wide as a wide film. */
const View = styled(CaptionedPicture)`
  aspect-ratio: 4 / 3;
  ${media.up(640)} {
    aspect-ratio: 21 / 9;
  }
  ${media.up(1600)} {
    aspect-ratio: auto;
    height: 720px;
  }
  figcaption {
    inset: 0 0 auto auto;
  }
`;

const Over = styled(Container)`
  position: relative;
  margin-top: -${space[32]};
  ${media.up(900)} {
    margin-top: -${space[52]};
  }
`;

const Room = styled.ul`
  display: grid;
  gap: ${space[20]} ${layout.columnGap};
  margin-top: ${space[52]};
  ${media.up(900)} {
    grid-template-columns: repeat(3, 1fr);
    margin-top: ${space[84]};
  }
`;

const Fact = styled.li`
  ${doubleLine}
  padding-top: ${space[20]};
  p {
    max-width: 24em;
    margin-top: ${space[4]};
    color: ${role.text2};
  }
`;

const Name = styled.h3`
  ${type.h4}
`;

/** The room, and the way to the programme. */
export function CinemaOpening() {
  const { name, title, lede, picture, caption, room } = cinema;
  return (
    <Dark>
      <PageOpening title={title} here={name} tight>
        {lede}
      </PageOpening>
      <View of={picture} sizes="(min-width: 640px) 100vw, 80vw" ratio="fill" caption={caption} priority />
      <Over>
        <ProgrammeTicket />
        <Room>
          {room.map((fact) => (
            <Fact key={fact.name}>
              <Name>{fact.name}</Name>
              <p>{fact.text}</p>
            </Fact>
          ))}
        </Room>
      </Over>
    </Dark>
  );
}
