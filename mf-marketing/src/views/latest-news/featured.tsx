import { Beside } from '../../sections/picture-beside.tsx';
import { PlaceLine } from '../../sections/place-line.tsx';
import { Button } from '@venue/shared/ui/button.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { VisuallyHidden } from '@venue/shared/ui/visually-hidden.tsx';
import type { Article } from '../../content/news/news.ts';
import { useHost } from '../../host.ts';
import { CaptionedPicture } from '../../media/captioned-picture.tsx';

/** 16:10 covers seven twelfths of the screen at 480 px height or more. */
const sizes = '(min-width: 1320px) 60vw, (min-width: 900px) 800px, 86vw';

/** The article with a page of its own (MD-03). */
export function Featured({ article, path }: { article: Article; path: string }) {
  const { Link } = useHost();
  const { title, date, dateTime, picture, caption, summary } = article;
  return (
    <Beside
      wide
      ground="dark"
      side={<CaptionedPicture of={picture} sizes={sizes} ratio="fill" caption={caption} priority />}
    >
      <PlaceLine as="div">
        Written <time dateTime={dateTime}>{date}</time>
      </PlaceLine>
      <Heading level={2}>{title}</Heading>
      <p>{summary}</p>
      <Button as={Link} to={path} $look="brass">
        <span>
          Read now<VisuallyHidden>: {title}</VisuallyHidden>
        </span>
      </Button>
    </Beside>
  );
}
