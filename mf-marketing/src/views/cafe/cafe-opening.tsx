import { styled } from 'styled-components';
import { layout, media, space } from '@venue/shared/theme/tokens.ts';
import { Button } from '@venue/shared/ui/button.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { Icon } from '@venue/shared/ui/icon.tsx';
import { pageWords } from '@venue/shared/ui/page-words.ts';
import { Opening } from '@venue/shared/ui/text.tsx';
import { VisuallyHidden } from '@venue/shared/ui/visually-hidden.tsx';
import { place } from '@venue/shared/venue/contacts.ts';
import { cafe } from '../../content/cafe.ts';
import { CaptionedPicture } from '../../media/captioned-picture.tsx';
import { AskTonight } from '../../parts/evening/ask-tonight.tsx';
import { PlaceLine } from '../../parts/place-line.tsx';
import { WayHere } from '../../parts/way-here.tsx';

const Frame = styled.section`
  display: grid;
  ${media.up(900)} {
    grid-template-columns: 7fr 5fr;
    min-height: 540px;
  }
`;

const View = styled(CaptionedPicture)`
  aspect-ratio: 4 / 3;
  ${media.up(900)} {
    aspect-ratio: auto;
    contain: size;
  }
`;

const Words = styled.div`
  ${pageWords}
  padding: ${layout.aboveWay} ${layout.gutter} ${space[32]};
  ${media.up(900)} {
    padding: ${layout.aboveWay} ${layout.outside} ${space[52]} 40px;
  }
`;

const sizes = '(min-width: 1600px) 1000px, (min-width: 900px) 900px, (min-width: 640px) 120vw, 80vw';

/** Daylight: the room left, the way to a table right. First of all, who knows when it is open. */
export function CafeOpening() {
  return (
    <Frame>
      <View of={cafe.picture} sizes={sizes} ratio="fill" caption={cafe.caption} priority />
      <Words>
        <WayHere here={cafe.name} />
        <PlaceLine>{`${cafe.name}, holds ${cafe.capacity}`}</PlaceLine>
        <Heading level={1}>{cafe.title}</Heading>
        <Opening>{cafe.lede}</Opening>
        <div>
          <AskTonight question="Good day. Is the cafe open today?" first="primary" day="today" />
          <Button as="a" href={place.mapUrl} target="_blank" rel="noopener" $look="text">
            Find the cafe <Icon name="newTab" />
            <VisuallyHidden>, opens in a new tab</VisuallyHidden>
          </Button>
        </div>
      </Words>
    </Frame>
  );
}
