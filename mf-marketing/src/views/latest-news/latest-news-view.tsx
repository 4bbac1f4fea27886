import { brand, place } from '@venue/shared/venue/contacts.ts';
import { Container } from '@venue/shared/ui/container.tsx';
import { PageHead } from '@venue/shared/ui/page-head.tsx';
import { inAList } from '@venue/shared/words/in-a-list.ts';
import { styled } from 'styled-components';
import { layout, media } from '@venue/shared/theme/tokens.ts';
import { articles, featuredArticle, otherArticles } from '../../content/news.ts';
import { PageOpening } from '../../parts/page-opening.tsx';
import { ArticleRow } from './article-row.tsx';
import { Featured } from './featured.tsx';

const Older = styled(Container)`
  display: grid;
  padding-bottom: ${layout.band};
  ${media.up(900)} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: calc(2 * ${layout.columnGap});
    align-items: start;
  }
`;

const newest = inAList(articles.slice(0, 3).map(({ title }) => title));

/** `/media/latest-news` (MD-03, MD-04). */
export function LatestNewsView() {
  return (
    <>
      <PageHead
        title="Latest News"
        description={`${newest}: what is new at ${brand.name} in ${place.town}.`}
      />
      <PageOpening title="Latest News" here="Latest News">
        What is new at the venue, newest first.
      </PageOpening>
      {featuredArticle?.path !== undefined && (
        <Featured article={featuredArticle} path={featuredArticle.path} />
      )}
      <Older as="section" aria-label="More news">
        {otherArticles.map((article) => (
          <ArticleRow key={article.id} article={article} />
        ))}
      </Older>
    </>
  );
}
