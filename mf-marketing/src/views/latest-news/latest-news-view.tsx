import { SectionHead } from '../../sections/section-head.tsx';
import { Section } from '../../sections/section.tsx';
import { layout, media } from '@venue/shared/theme/tokens.ts';
import { Container } from '@venue/shared/ui/container.tsx';
import { BelowFirstScreen } from '@venue/shared/ui/below-first-screen.tsx';
import { PageHead } from '@venue/shared/ui/page-head.tsx';
import { brand, place } from '@venue/shared/venue/contacts.ts';
import { styled } from 'styled-components';
import { articles, featuredArticle, otherArticles } from '../../content/news/news.ts';
import { ArticleRow } from './article-row.tsx';
import { Featured } from './featured.tsx';
import { Letter } from './letter.tsx';
import { Masthead } from './masthead.tsx';

const Older = styled.div`
  display: grid;
  ${media.up(900)} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    column-gap: calc(2 * ${layout.columnGap});
    align-items: start;
  }
`;

const newest = articles
  .slice(0, 3)
  .map(({ title }) => title)
  .join('; ');

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
        <Section $short aria-labelledby="more-news">
          <Container>
            <SectionHead title="Good to know" id="more-news" />
            <Older>
              {otherArticles.map((article) => (
                <ArticleRow key={article.id} article={article} />
              ))}
            </Older>
          </Container>
        </Section>
        <Letter />
      </BelowFirstScreen>
    </>
  );
}
