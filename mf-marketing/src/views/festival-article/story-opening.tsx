import { styled } from 'styled-components';
import { addressOf } from '@venue/shared/contract/address-of.ts';
import { layout, media, space } from '@venue/shared/theme/tokens.ts';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { Opening, Small } from '@venue/shared/ui/text.tsx';
import type { longArticle } from '../../content/news/news.ts';
import { CaptionedPicture } from '../../media/captioned-picture.tsx';
import { WayHere } from '../../sections/way-here.tsx';

const trail = [{ title: 'Latest News', path: addressOf('mf-marketing/latest-news') }];

/** A page of a magazine: words left, an upright picture to the edge of the paper. */
const Spread = styled.header`
  ${media.up(900)} {
    display: grid;
    grid-template-columns: minmax(calc(${layout.outside} + 400px), 1fr) 1fr;
    min-height: 520px;
  }
`;

const Words = styled.div`
  display: grid;
  gap: ${layout.underWay};
  align-content: start;
  padding: ${layout.aboveWay} ${layout.gutter} ${space[32]};
  ${media.up(900)} {
    padding: ${layout.aboveWay} ${space[52]} ${space[52]} ${layout.outside};
  }
`;

/** On phones the title below it is the last step: seen once, read aloud as ever. */
const Way = styled.div`
  @media (max-width: 639.98px) {
    [aria-current] {
      position: absolute;
      clip-path: inset(50%);
    }
  }
`;

const Said = styled.div`
  display: grid;
  gap: ${layout.underTitle};
`;

const Title = styled(Heading)`
  ${media.up(900)} {
    font-size: 4.25rem;
  }
`;

const View = styled(CaptionedPicture)`
  aspect-ratio: 4 / 3;
  ${media.up(640)} {
    aspect-ratio: 2;
  }
  ${media.up(900)} {
    aspect-ratio: auto;
    contain: size;
  }
`;

/** 16:10 covers 4:3 of a phone, which four fifths of its width keep sharp, then a box of some 560 px height. */
const sizes = '(min-width: 1600px) 1120px, (min-width: 900px) 1000px, (min-width: 640px) 100vw, 80vw';

type StoryOpeningProps = { article: typeof longArticle; lede: string };

/** Head of an article: when it was written, what it is called, how it begins. */
export function StoryOpening({ article, lede }: StoryOpeningProps) {
  const { title, date, dateTime, picture, caption } = article;
  return (
    <Spread>
      <Words>
        <Way>
          <WayHere trail={trail} here={title} />
        </Way>
        <Said>
          <Small>
            Written <time dateTime={dateTime}>{date}</time>
          </Small>
          <Title level={1} look="display">
            {title}
          </Title>
          <Opening>{lede}</Opening>
        </Said>
      </Words>
      <View of={picture} sizes={sizes} ratio="fill" caption={caption} priority />
    </Spread>
  );
}
