import { styled } from 'styled-components';
import { addressOf } from '@venue/shared/contract/address-of.ts';
import { layout, media, space } from '@venue/shared/theme/tokens.ts';
import { Button } from '@venue/shared/ui/button.tsx';
import { Container } from '@venue/shared/ui/container.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { pageWords } from '@venue/shared/ui/page-words.ts';
import { Opening } from '@venue/shared/ui/text.tsx';
import { useHost } from '../../host.ts';
import { CaptionedPicture } from '../../media/captioned-picture.tsx';
import { outdoorFunction } from '../../media/pictures/outdoor-function.ts';
import { WayHere } from '../../parts/way-here.tsx';

const View = styled(CaptionedPicture)`
  height: 216px;
  ${media.up(640)} {
    height: 320px;
  }
  ${media.up(900)} {
    height: min(50vh, 400px);
  }
  ${media.up(1600)} {
    height: min(52vh, 560px);
  }
`;

const Words = styled(Container)`
  ${pageWords}
  padding-block: ${space[4]} ${space[32]};
  ${media.up(900)} {
    display: grid;
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    column-gap: ${layout.columnGap};
    align-items: start;
    justify-items: start;
    padding-bottom: ${space[52]};
    > nav,
    > h1 {
      grid-column: 1;
    }
    > h1 {
      grid-row: 2 / span 2;
    }
    > h1 + p {
      grid-area: 2 / 2;
      margin-top: ${space[8]};
    }
    > h1 + p + * {
      grid-area: 3 / 2;
      margin-top: ${space[20]};
    }
  }
`;

/** 16:10 covers a strip as wide as the window. */
const sizes = '(min-width: 640px) 100vw, 80vw';

/** The terrace laid for whoever comes, and the way to a price (EV-08). */
export function SocialOpening() {
  const { Link } = useHost();
  return (
    <section>
      <View
        of={outdoorFunction}
        sizes={sizes}
        ratio="fill"
        caption="The terrace, laid for a party"
        priority
      />
      <Words>
        <WayHere here="Social events" />
        <Heading level={1}>The days everybody comes.</Heading>
        <Opening>
          From a first birthday to a remembrance: tell us which it is and how many are coming, and we send a
          price.
        </Opening>
        <Button as={Link} to={addressOf('mf-forms/request-quote')}>
          Request a quote
        </Button>
      </Words>
    </section>
  );
}
