import { styled } from 'styled-components';
import { addressOf } from '@venue/shared/contract/address-of.ts';
import { media, role, space, surface } from '@venue/shared/theme/tokens.ts';
import { Container } from '@venue/shared/ui/container.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { pageWords } from '@venue/shared/ui/page-words.ts';
import { headlineFigures } from '../../content/headline-figures.ts';
import { useHost } from '../../host.ts';
import { CaptionedPicture } from '../../media/captioned-picture.tsx';
import { heroBallroom } from '../../media/pictures/hero-ballroom.ts';
import { PlaceLine } from '../../parts/place-line.tsx';
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
      object-position: 50% 58%;
    }
  }
  ${media.up(900)} {
    height: min(56vh, 520px);
  }
  ${media.up(1600)} {
    height: min(60vh, 640px);
  }
`;

/** Under the picture: the name, and the question. */
const Foot = styled(Container)`
  display: grid;
  gap: ${space[12]} ${space[52]};
  padding-block: ${space[4]} ${space[32]};
  ${media.up(900)} {
    grid-template-columns: minmax(0, 7fr) minmax(340px, 5fr);
    column-gap: ${space[32]};
    align-items: start;
    padding-block: ${space[4]} ${space[32]};
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
  > h1 + p {
    max-width: 28em;
    color: ${role.text2};
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

/** The room with every table laid, and the way to book it (FC-14, D-04); how many it seats heads their chairs below. */
export function Arrival() {
  const { Link } = useHost();
  return (
    <Night>
      <View
        of={heroBallroom}
        sizes={sizes}
        ratio="fill"
        caption="The event center, set for a wedding"
        priority
      />
      <Foot>
        <WayHere here="Event center" />
        <Name>
          <PlaceLine>Event center</PlaceLine>
          <Title level={1}>Everybody, at one party.</Title>
          <p>{`Up to ${headlineFigures.seated} seated. We set the tables, mind the doors and sweep the floor; you bring the people.`}</p>
        </Name>
        <Ways>
          <BookByGuests />
          <Link to={addressOf('mf-forms/request-quote')}>Request a quote</Link>
        </Ways>
      </Foot>
    </Night>
  );
}
