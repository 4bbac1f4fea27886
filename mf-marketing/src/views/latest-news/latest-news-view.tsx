import { styled } from 'styled-components';
import { addressOf } from '@venue/shared/contract/address-of.ts';
import { color, layout, media, space } from '@venue/shared/theme/tokens.ts';
import { BelowFirstScreen } from '@venue/shared/ui/below-first-screen.tsx';
import { CaptionedPicture } from '@venue/shared/ui/captioned-picture.tsx';
import { Container, InnerColumns } from '@venue/shared/ui/columns.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { PageHead } from '@venue/shared/ui/page-head.tsx';
import { VisuallyHidden } from '@venue/shared/ui/visually-hidden.tsx';
import { brand, place } from '@venue/shared/venue/contacts.ts';
import { type Article, articles, featuredArticle, otherArticles } from '../../content/news/news.ts';
import { AdirePattern } from '../../pattern/adire-pattern.tsx';
import { ButtonLink } from '../../sections/button-link.tsx';
import { HeadedSection } from '../../sections/headed-section.tsx';
import { PageHeader } from '../../sections/page-header.tsx';
import { Section } from '../../sections/section.tsx';
import { SplitSection } from '../../sections/split-section.tsx';
import { Eyebrow, TextColumn } from '../../sections/text-blocks.tsx';
import { ArticleRow } from './article-row.tsx';

const sizes = '(min-width: 1320px) 60vw, (min-width: 900px) 800px, 86vw';

/** MD-03. */
function Featured({ article, path }: { article: Article; path: string }) {
  const { title, date, dateTime, picture, caption, summary } = article;
  return (
    <SplitSection
      wide
      background="indigo"
      visual={<CaptionedPicture of={picture} sizes={sizes} ratio="fill" caption={caption} priority />}
    >
      <Eyebrow as="div">
        Written <time dateTime={dateTime}>{date}</time>
      </Eyebrow>
      <Heading level={2}>{title}</Heading>
      <p>{summary}</p>
      <ButtonLink to={path} look="brass">
        <span>
          Read now<VisuallyHidden>: {title}</VisuallyHidden>
        </span>
      </ButtonLink>
    </SplitSection>
  );
}

/** An airmail envelope with a striped edge. */
const Envelope = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[20]} ${layout.columnGap};
  max-width: 860px;
  margin-inline: auto;
  padding: ${space[20]};
  border: 10px solid transparent;
  background:
    linear-gradient(${color.starch50} 0 0) padding-box,
    repeating-linear-gradient(
        135deg,
        ${color.alaari700} 0 16px,
        ${color.starch50} 16px 26px,
        ${color.indigo900} 26px 42px,
        ${color.starch50} 42px 52px
      )
      border-box;
  ${media.up(900)} {
    padding: 44px;
  }
`;

const Stamp = styled.div`
  width: 86px;
  height: 86px;
  padding: 8px;
  border: 3px dotted ${color.sanyan400};
  ${media.up(900)} {
    width: 150px;
    height: 150px;
  }
`;

function NewsletterInvitation() {
  return (
    <Section $background="tint">
      <Container>
        <Envelope>
          <TextColumn>
            <Heading level={2}>What’s on, by e-mail.</Heading>
            <p>
              Our newsletter has the open Saturdays, the concerts and news from the cinema. It comes once a
              month, and you can stop it with one e-mail.
            </p>
            <ButtonLink to={addressOf('mf-forms/newsletter-page')}>Get the newsletter</ButtonLink>
          </TextColumn>
          <Stamp>
            <AdirePattern motif="olokoto" />
          </Stamp>
        </Envelope>
      </Container>
    </Section>
  );
}

const latestTitles = articles
  .slice(0, 3)
  .map(({ title }) => title)
  .join('; ');

/** `/media/latest-news` (MD-03, MD-04). What is on this month is left to the newsletter. */
export function LatestNewsView() {
  return (
    <>
      <PageHead title="Latest news" description={`${latestTitles}: from ${brand.name} in ${place.town}.`} />
      <PageHeader title="News from the house." current="Latest news" tight>
        What has happened here, and what to know before you come.
      </PageHeader>
      {featuredArticle?.path !== undefined && (
        <Featured article={featuredArticle} path={featuredArticle.path} />
      )}
      <BelowFirstScreen>
        <HeadedSection title="Good to know." titleId="more-news" short aria-labelledby="more-news">
          <InnerColumns $gap={4}>
            {otherArticles.map((article) => (
              <ArticleRow key={article.id} article={article} />
            ))}
          </InnerColumns>
        </HeadedSection>
        <NewsletterInvitation />
      </BelowFirstScreen>
    </>
  );
}
