import { styled } from 'styled-components';
import { layout, media, role, space, surface, type } from '@venue/shared/theme/tokens.ts';
import { Button } from '@venue/shared/ui/button.tsx';
import { Container } from '@venue/shared/ui/container.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { VisuallyHidden } from '@venue/shared/ui/visually-hidden.tsx';
import type { Article } from '../../content/news/news.ts';
import { useHost } from '../../host.ts';
import { CaptionedPicture } from '../../media/captioned-picture.tsx';

const Band = styled.article`
  ${surface.dark}
  margin-bottom: ${space[32]};
  ${media.up(900)} {
    margin-bottom: ${space[52]};
  }
`;

/** The picture runs to the left edge of the screen, the words keep to the page's columns. */
const Frame = styled.div`
  display: grid;
  ${media.up(900)} {
    grid-template-columns: 7fr 5fr;
  }
`;

const View = styled(CaptionedPicture)`
  aspect-ratio: 4 / 3;
  ${media.up(900)} {
    aspect-ratio: auto;
    contain: size;
    min-height: 480px;
  }
`;

const Words = styled(Container)`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${space[20]};
  padding-block: ${space[32]};
  ${media.up(900)} {
    max-width: none;
    padding: ${space[52]} ${layout.outside} ${space[52]} 52px;
  }
`;

/** Said before the story: a visitor of a later year reads it as what it is. */
const When = styled.p`
  ${type.label}
  margin-bottom: ${space[8]};
  color: ${role.accent};
`;

const Summary = styled.p`
  color: ${role.text2};
`;

/** 16:10 covers seven twelfths of the screen at 480 px height or more. */
const sizes = '(min-width: 1320px) 60vw, (min-width: 900px) 800px, 86vw';

/** The article with a page of its own (MD-03). */
export function Featured({ article, path }: { article: Article; path: string }) {
  const { Link } = useHost();
  const { title, date, dateTime, picture, caption, summary } = article;
  return (
    <Band>
      <Frame>
        <View of={picture} sizes={sizes} ratio="fill" caption={caption} priority />
        <Words>
          <div>
            <When>
              Written <time dateTime={dateTime}>{date}</time>
            </When>
            <Heading level={2}>{title}</Heading>
          </div>
          <Summary>{summary}</Summary>
          <Button as={Link} to={path} $look="brass">
            <span>
              Read now<VisuallyHidden>: {title}</VisuallyHidden>
            </span>
          </Button>
        </Words>
      </Frame>
    </Band>
  );
}
