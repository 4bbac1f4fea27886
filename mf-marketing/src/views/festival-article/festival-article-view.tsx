import { space, media, type } from '@venue/shared/theme/tokens.ts';
import { BelowFirstScreen } from '@venue/shared/ui/below-first-screen.tsx';
import { Container } from '@venue/shared/ui/container.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { PageHead } from '@venue/shared/ui/page-head.tsx';
import { Fragment } from 'react';
import { styled } from 'styled-components';
import { type ArticleSection, articleSections } from '../../content/news/article-sections.ts';
import { inTwoLines } from '../../content/news/in-two-lines.ts';
import { longArticle } from '../../content/news/news.ts';
import { Columns } from '../../sections/columns.tsx';
import { Prose } from '../../sections/prose.tsx';
import { Section } from '../../sections/section.tsx';
import { DrumGreeting } from './drum-greeting.tsx';
import { LastSection } from './last-section.tsx';
import { StoryOpening } from './story-opening.tsx';

const Words = styled(Prose)`
  gap: ${space[20]};
  max-width: 36em;
`;

/** A section of the article: its heading in the margin, its text at a reading width. */
function Story({ section: { title, text } }: { section: ArticleSection }) {
  return (
    <Section>
      <Columns $of={[4, 7]} $free>
        <Heading level={2}>{title}</Heading>
        <Words of={text} />
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
      <PageHead title={title} description={inTwoLines(summary)} />
      <article>
        <StoryOpening article={longArticle} lede={lede} />
        <Opening>
          <First of={opening} />
        </Opening>
        <BelowFirstScreen>
          {sections.map((section, index) => (
            <Fragment key={section.title}>
              {section === last ? <LastSection section={section} link={link} /> : <Story section={section} />}
              {index === 0 && drawing === 'drum-greeting' && <DrumGreeting />}
            </Fragment>
          ))}
        </BelowFirstScreen>
      </article>
    </>
  );
}
