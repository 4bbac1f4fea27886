import { addressOf } from '@venue/shared/contract/address-of.ts';
import { color, media, space, type } from '@venue/shared/theme/tokens.ts';
import { BelowFirstScreen } from '@venue/shared/ui/below-first-screen.tsx';
import { Button, ButtonRow } from '@venue/shared/ui/button.tsx';
import { Container } from '@venue/shared/ui/container.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { PageHead } from '@venue/shared/ui/page-head.tsx';
import { Fragment } from 'react';
import { styled } from 'styled-components';
import { type ArticleSection, articleSections } from '../../content/news/article-sections.ts';
import { pageDescription } from '../../content/news/page-description.ts';
import { type Article, longArticle } from '../../content/news/news.ts';
import { useHost } from '../../host.ts';
import { Columns } from '@venue/shared/ui/columns.tsx';
import { Prose } from '../../sections/prose.tsx';
import { Section } from '../../sections/section.tsx';
import { Stack } from '../../sections/words.tsx';
import { DrumGreeting } from './drum-greeting.tsx';
import { StoryOpening } from './story-opening.tsx';

const Words = styled(Prose)`
  gap: ${space[20]};
  max-width: 36em;
  ul {
    gap: 0;
    width: 100%;
    padding: 0;
    border-bottom: 1px solid ${color.sanyan400};
    list-style: none;
  }
  li {
    padding-block: 12px;
    border-top: 1px solid ${color.sanyan400};
    font-weight: 600;
  }
`;

type StoryProps = {
  section: ArticleSection;
  /** Where to go on, after the last one: sponsors are invited for 2024 (MD-06). */
  next?: Article['link'] | undefined;
};

/** A section of the article: its heading in the margin, its text at a reading width. */
function Story({ section: { title, text }, next }: StoryProps) {
  const { Link } = useHost();
  return (
    <Section $ground={next ? 'tint' : 'page'}>
      <Columns $of={[4, 7]} $free>
        <Heading level={2}>{title}</Heading>
        <Stack $gap={20}>
          <Words of={text} />
          {next && (
            <ButtonRow>
              <Button as={Link} to={next.path}>
                {next.title}
              </Button>
              <Button as={Link} to={addressOf('mf-marketing/latest-news')} $look="text">
                All the news
              </Button>
            </ButtonRow>
          )}
        </Stack>
      </Columns>
    </Section>
  );
}

const Opening = styled(Container)`
  padding-top: ${space[52]};
  ${media.up(900)} {
    padding-top: ${space[84]};
  }
`;

const First = styled(Prose)`
  ${type.quote}
  text-wrap: balance;
  max-width: 26em;
`;

const { title, summary, body, drawing, link } = longArticle;
const { lede, opening, sections } = articleSections(body);

/** `/media/latest-news/1` (MD-05, MD-06): the article that has this page of its own. */
export function FestivalArticleView() {
  const last = sections.length > 1 ? sections.at(-1) : undefined;
  return (
    <>
      <PageHead title={title} description={pageDescription(summary)} />
      <article>
        <StoryOpening article={longArticle} lede={lede} />
        <Opening>
          <First of={opening} />
        </Opening>
        <BelowFirstScreen>
          {sections.map((section, index) => (
            <Fragment key={section.title}>
              <Story section={section} next={section === last ? link : undefined} />
              {index === 0 && drawing === 'drum-greeting' && <DrumGreeting />}
            </Fragment>
          ))}
        </BelowFirstScreen>
      </article>
    </>
  );
}
