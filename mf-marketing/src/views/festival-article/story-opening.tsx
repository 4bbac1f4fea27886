import { addressOf } from '@venue/shared/contract/address-of.ts';
import type { longArticle } from '../../content/news/news.ts';
import { SplitOpening } from '../../sections/split-opening.tsx';

const trail = [{ title: 'Latest news', path: addressOf('mf-marketing/latest-news') }];

type StoryOpeningProps = { article: typeof longArticle; lede: string };

/** Page header of an article: date, title and opening sentence. */
export function StoryOpening({ article, lede }: StoryOpeningProps) {
  const { title, date, dateTime, picture, caption } = article;
  return (
    <SplitOpening
      trail={trail}
      here={title}
      place={
        <>
          Written <time dateTime={dateTime}>{date}</time>
        </>
      }
      title={title}
      lede={lede}
      picture={picture}
      caption={caption}
    />
  );
}
