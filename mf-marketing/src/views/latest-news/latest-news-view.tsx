import { layout, media } from '@venue/shared/theme/tokens.ts';
import { Container } from '@venue/shared/ui/container.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { BelowFirstScreen } from '@venue/shared/ui/below-first-screen.tsx';
import { PageHead } from '@venue/shared/ui/page-head.tsx';
import { brand, place } from '@venue/shared/venue/contacts.ts';
import { inAList } from '@venue/shared/words/in-a-list.ts';
import { styled } from 'styled-components';
import { articles, featuredArticle, otherArticles } from '../../content/news/news.ts';
import { ArticleRow } from './article-row.tsx';
import { Featured } from './featured.tsx';
import { Letter } from './letter.tsx';
import { Masthead } from './masthead.tsx';

const Older = styled(Container)`
  display: grid;
  padding-bottom: ${layout.band};
  ${media.up(900)} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: calc(2 * ${layout.columnGap});
    align-items: start;
  }
`;

const Title = styled(Heading)`
  grid-column: 1 / -1;
  margin-bottom: 16px;
`;

const newest = inAList(articles.slice(0, 3).map(({ title }) => title));

/** `/media/latest-news` (MD-03, MD-04). It says what was written, and leaves what is on this month to the letter. */
export function LatestNewsView() {
  return (
    <>
      <PageHead title="Latest News" description={`${newest}: from ${brand.name} in ${place.town}.`} />
      <Masthead />
      {featuredArticle?.path !== undefined && (
        <Featured article={featuredArticle} path={featuredArticle.path} />
      )}
      <BelowFirstScreen>
        <Older as="section" aria-labelledby="more-news">
          <Title level={2} id="more-news">
            Good to know
          </Title>
          {otherArticles.map((article) => (
            <ArticleRow key={article.id} article={article} />
          ))}
        </Older>
        <Letter />
      </BelowFirstScreen>
    </>
  );
}
