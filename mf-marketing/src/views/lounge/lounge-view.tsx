import { styled } from 'styled-components';
import { addressOf } from '@venue/shared/contract/address-of.ts';
import { color, layout, media, space, surface } from '@venue/shared/theme/tokens.ts';
import { Button } from '@venue/shared/ui/button.tsx';
import { Container } from '@venue/shared/ui/container.tsx';
import { PageHead } from '@venue/shared/ui/page-head.tsx';
import { lounge } from '../../content/lounge.ts';
import { alcoholAge, capacitySpec, socialSpecs } from '../../content/social-specs.ts';
import { useHost } from '../../host.ts';
import { CaptionedPicture } from '../../media/captioned-picture.tsx';
import { PlaceHeading } from '../../parts/place-heading.tsx';
import { WayHere } from '../../parts/way-here.tsx';
import { Evening } from './evening.tsx';
import { Tide } from './tide.tsx';

/** Wide, low and slow: the whole page is the evening. */
const Night = styled.div`
  ${surface.dark}
`;

const View = styled(CaptionedPicture)`
  aspect-ratio: 4 / 3;
  ${media.up(640)} {
    aspect-ratio: auto;
    height: 420px;
  }
  ${media.up(900)} {
    height: 470px;
  }
  ${media.up(1600)} {
    height: 600px;
  }
`;

const Words = styled(Container)`
  display: grid;
  gap: ${space[20]};
  padding-block: ${space[12]} ${space[52]};
  ${media.up(900)} {
    grid-template-columns: 7fr 4fr;
    column-gap: ${layout.freeColumn};
    align-items: end;
    padding-bottom: ${space[84]};
    > nav,
    > hgroup {
      grid-column: 1 / -1;
    }
  }
`;

/** The facts, in one breath. */
const Run = styled.p`
  max-width: 32em;
  font: 400 1.125rem/1.6 var(--sans);
  b {
    font-weight: 650;
    color: ${color.brass300};
  }
  ${media.up(900)} {
    font-size: 1.375rem;
  }
`;

const Ways = styled.div`
  display: grid;
  gap: ${space[12]};
  justify-items: start;
`;

const sizes = '(min-width: 820px) 100vw, (min-width: 640px) 820px, 80vw';

function Facts() {
  const { linens, bartenders, setup, management, guards } = socialSpecs;
  return (
    <Run>
      A bar under three lit arches, clay-red chairs, a green bench along the wall.{' '}
      <b>{capacitySpec(lounge)}</b>, and still a corner to talk in. <b>{bartenders.name}</b>;{' '}
      <b>{linens.name.toLowerCase()}</b> if you want the tables dressed. <b>{setup.name}</b> is ours, so is{' '}
      <b>{management.name.toLowerCase()}</b>, with <b>{guards.name.toLowerCase()}</b>. {alcoholAge.sentence}
    </Run>
  );
}

/** `/facilities/ariya-lounge` (FC-23, FC-25). */
export function LoungeView() {
  const { Link } = useHost();
  return (
    <Night>
      <PageHead title={lounge.name} description={lounge.description} />
      <View of={lounge.picture} sizes={sizes} ratio="fill" caption={lounge.caption} priority />
      <Words>
        <WayHere here={lounge.name} />
        <PlaceHeading name={lounge.name} look="display">
          {lounge.title}
        </PlaceHeading>
        <Facts />
        <Ways>
          <Button as={Link} to={addressOf('mf-forms/request-quote')} $look="brass">
            Request a quote for an evening
          </Button>
          <Button as={Link} to={addressOf('mf-marketing/gallery')} $look="text">
            View Gallery
          </Button>
        </Ways>
      </Words>
      <Evening />
      <Tide />
    </Night>
  );
}
