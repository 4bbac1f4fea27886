import { brand, place } from '@venue/shared/venue/contacts.ts';
import { Container } from '@venue/shared/ui/container.tsx';
import { PageHead } from '@venue/shared/ui/page-head.tsx';
import { styled } from 'styled-components';
import { layout } from '@venue/shared/theme/tokens.ts';
import { otherArticles } from '../../content/news.ts';
import { PageOpening } from '../../parts/page-opening.tsx';
import { ArticleRow } from './article-row.tsx';
import { Featured } from './featured.tsx';

const Older = styled(Container)`
  padding-bottom: ${layout.band};
`;

/** `/media/latest-news` (MD-03, MD-04). */
export function LatestNewsView() {
  return (
    <>
      <PageHead
        title="Latest News"
        description={`The first festival, open jobs, booking the concert space by card, hall invoices and the monthly letter: what is new at ${brand.name} in ${place.town}.`}
      />
      <PageOpening title="Latest News" here="Latest News">
        What happened behind the gate, newest first. We write when there is something to say.
      </PageOpening>
      <Featured />
      <Older as="section" aria-label="More news">
        {otherArticles.map((article) => (
          <ArticleRow key={article.title} article={article} />
        ))}
      </Older>
    </>
  );
}
