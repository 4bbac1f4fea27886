import { styled } from 'styled-components';
import { addressOf } from '@venue/shared/contract/address-of.ts';
import { color, media, role, space, surface, type } from '@venue/shared/theme/tokens.ts';
import { Container } from '@venue/shared/ui/container.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { pageWords } from '@venue/shared/ui/page-words.ts';
import { counted } from '@venue/shared/words/counted.ts';
import { fullHouse } from '../../content/full-house.ts';
import { headlineFigures } from '../../content/headline-figures.ts';
import { useHost } from '../../host.ts';
import { CaptionedPicture } from '../../media/captioned-picture.tsx';
import { eventCenterExterior } from '../../media/pictures/event-center-exterior.ts';
import { WayHere } from '../../parts/way-here.tsx';
import { BookByGuests } from './book-by-guests.tsx';

const Night = styled.section`
  ${surface.dark}
`;

const View = styled(CaptionedPicture)`
  aspect-ratio: 3 / 2;
  ${media.up(640)} {
    aspect-ratio: auto;
    height: 360px;
    img {
      object-position: 46% 62%;
    }
  }
  ${media.up(900)} {
    height: 440px;
  }
  ${media.up(1600)} {
    height: 560px;
  }
`;

/** At the foot of the steps: the name, the number, the question. */
const Steps = styled(Container)`
  display: grid;
  gap: ${space[12]} ${space[52]};
  padding-block: ${space[4]} ${space[32]};
  ${media.up(900)} {
    grid-template-columns: minmax(0, 5fr) auto minmax(300px, 4fr);
    column-gap: ${space[32]};
    align-items: start;
    padding-block: ${space[12]} ${space[52]};
    > nav {
      grid-column: 1 / -1;
    }
  }
  ${media.up(1200)} {
    column-gap: ${space[52]};
  }
`;

const Title = styled(Heading)`
  ${media.up(900)} {
    font-size: 2.5rem;
  }
  ${media.up(1200)} {
    font-size: var(--h1-size);
  }
`;

const Name = styled.div`
  ${pageWords}
  > p {
    max-width: 28em;
    color: ${role.text2};
  }
`;

const Seated = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[12]};
  align-items: baseline;
  color: ${role.text2};
  strong {
    ${type.stat}
    color: ${color.brass300};
  }
  ${media.up(900)} {
    display: grid;
    row-gap: ${space[20]};
    span {
      padding-left: 4px;
    }
  }
  ${media.up(1200)} {
    strong {
      font-size: 6.5rem;
    }
  }
`;

const Ways = styled.div`
  display: grid;
  gap: ${space[4]};
  justify-items: start;
  > form {
    width: 100%;
  }
`;

const sizes = '(min-width: 640px) 100vw, 80vw';

/** The house at seven in the evening, how many it seats, and the way to book it (FC-13, FC-14, D-04). */
export function Arrival() {
  const { Link } = useHost();
  return (
    <Night>
      <View of={eventCenterExterior} sizes={sizes} ratio="fill" caption="The event center" priority />
      <Steps>
        <WayHere here="Event center" />
        <Name>
          <Title level={1}>Everybody, under one roof.</Title>
          <p>We set the tables, mind the doors and sweep the floor. You bring the people.</p>
        </Name>
        <Seated>
          <strong>{headlineFigures.seated}</strong>
          <span>{`guests, at ${counted(fullHouse.tables, 'table')} of ten`}</span>
        </Seated>
        <Ways>
          <BookByGuests />
          <Link to={addressOf('mf-forms/request-quote')}>Request a quote</Link>
        </Ways>
      </Steps>
    </Night>
  );
}
