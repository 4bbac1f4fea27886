import { Fragment, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { addressOf } from '@venue/shared/contract/address-of.ts';
import { role, space } from '@venue/shared/theme/tokens.ts';
import { BelowFirstScreen } from '@venue/shared/ui/below-first-screen.tsx';
import { ButtonRow } from '@venue/shared/ui/button.tsx';
import { Container, Columns } from '@venue/shared/ui/columns.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { PageHead } from '@venue/shared/ui/page-head.tsx';
import { type ArticleSection, articleParts, pageDescription } from '../../content/news/article-text.ts';
import { longArticle } from '../../content/news/news.ts';
import { ButtonLink } from '../../sections/button-link.tsx';
import { Prose } from '../../sections/prose.tsx';
import { type Background, Section } from '../../sections/section.tsx';
import { SplitHeader } from '../../sections/split-header.tsx';
import { Quote, Stack } from '../../sections/text-blocks.tsx';
import { DrumGreeting } from './drum-greeting.tsx';

const { title, date, dateTime, picture, caption, summary, body, drawing, link } = longArticle;
const { intro, opening, sections } = articleParts(body);
const last = sections.length - 1;

const Text = styled(Prose)`
  gap: ${space[20]};
  max-width: 36em;
  ul {
    gap: 0;
    width: 100%;
    padding: 0;
    border-bottom: 1px solid ${role.hairline};
    list-style: none;
  }
  li {
    padding-block: 12px;
    border-top: 1px solid ${role.hairline};
    font-weight: 600;
  }
`;

/** Links after the article (MD-06). */
function NextSteps() {
  return (
    <ButtonRow>
      <ButtonLink to={link.path}>{link.title}</ButtonLink>
      <ButtonLink to={addressOf('mf-marketing/latest-news')} look="text">
        All the news
      </ButtonLink>
    </ButtonRow>
  );
}

type ArticleSectionBandProps = { section: ArticleSection; background: Background; children?: ReactNode };

/** A section of the article, with its heading in the margin. */
function ArticleSectionBand({
  section: { title: heading, text },
  background,
  children,
}: ArticleSectionBandProps) {
  return (
    <Section $background={background}>
      <Columns $first={4} $free>
        <Heading level={2}>{heading}</Heading>
        <Stack $gap={20}>
          <Text of={text} />
          {children}
        </Stack>
      </Columns>
    </Section>
  );
}

const trail = [{ title: 'Latest news', path: addressOf('mf-marketing/latest-news') }];

function ArticleHeader() {
  return (
    <SplitHeader
      trail={trail}
      current={title}
      eyebrow={
        <>
          Written <time dateTime={dateTime}>{date}</time>
        </>
      }
      title={title}
      intro={intro || summary}
      picture={picture}
      caption={caption}
    />
  );
}

/** `/media/latest-news/1` (MD-05, MD-06): the article with a page of its own. */
export function FestivalArticleView() {
  return (
    <>
      <PageHead title={title} description={pageDescription(summary)} />
      <article>
        <ArticleHeader />
        {(opening.length > 0 || sections.length === 0) && (
          <Section>
            <Container>
              <Stack $gap={20}>
                <Quote as="div">
                  <Prose of={opening} />
                </Quote>
                {sections.length === 0 && <NextSteps />}
              </Stack>
            </Container>
          </Section>
        )}
        <BelowFirstScreen>
          {sections.map((section, index) => (
            <Fragment key={section.title}>
              <ArticleSectionBand
                section={section}
                background={index === last && index > 0 ? 'tint' : 'page'}
              >
                {index === last && <NextSteps />}
              </ArticleSectionBand>
              {index === 0 && drawing === 'drum-greeting' && <DrumGreeting />}
            </Fragment>
          ))}
        </BelowFirstScreen>
      </article>
    </>
  );
}
