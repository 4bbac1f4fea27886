import { styled } from 'styled-components';
import { layout, media, role, space } from '@venue/shared/theme/tokens.ts';
import { CaptionedPicture } from '@venue/shared/ui/captioned-picture.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { Icon } from '@venue/shared/ui/icon.tsx';
import { Small } from '@venue/shared/ui/text.tsx';
import { VisuallyHidden } from '@venue/shared/ui/visually-hidden.tsx';
import type { Article } from '../../content/news/news.ts';
import { useHost } from '../../host.ts';
import { Prose } from '../../sections/prose.tsx';
import { Stack } from '../../sections/text-blocks.tsx';

/** The first sentence of a text. A full stop inside a figure does not end it. */
export function firstSentence(text: string): string {
  return /^.*?[.!?](?=\s|$)/su.exec(text)?.[0] ?? text;
}

/** The story opens below picture and headline. */
const Row = styled.article`
  display: grid;
  grid-template: auto 1fr / 120px minmax(0, 1fr);
  gap: ${space[8]} ${space[20]};
  align-items: start;
  padding-block: ${space[20]};
  border-top: 1px solid ${role.hairline};
  > figure {
    grid-row: span 2;
  }
  ${media.up(900)} {
    grid-template-columns: 232px minmax(0, 1fr);
    padding-block: ${space[32]};
  }
`;

const Opener = styled.summary`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  min-height: ${layout.target};
  font: 600 1rem/1.25 var(--sans);
  color: ${role.link};
  text-decoration: underline;
  text-underline-offset: 0.25em;
  [open] > & svg {
    transform: rotate(180deg);
  }
`;

/** Full width when open. */
const Details = styled.details`
  &[open] {
    grid-column: 1 / -1;
  }
`;

/** Hidden once the story is open. */
const Teaser = styled.p`
  margin-top: ${space[8]};
  color: ${role.text2};
  article:has([open]) > div > & {
    display: none;
  }
`;

const sizes = '(min-width: 900px) 248px, 128px';

/** An article without a page: Read now opens it in place (MD-04, D-18), without scripts too. */
export function ArticleRow({ article }: { article: Article }) {
  const { Link } = useHost();
  const { id, title, date, dateTime, picture, caption, summary, body, link } = article;
  return (
    <Row>
      <CaptionedPicture of={picture} sizes={sizes} ratio="3 / 2" caption={caption} under />
      <div>
        <Heading level={3}>{title}</Heading>
        <Teaser>{firstSentence(summary)}</Teaser>
      </div>
      <Details>
        <Opener>
          <span>
            Read now<VisuallyHidden>: {title}</VisuallyHidden>
          </span>
          <Icon name="chevron" />
        </Opener>
        <Stack $gap={20} id={id}>
          <p>
            <strong>{summary}</strong>
          </p>
          <Prose of={body} />
          <p>
            <Link to={link.path}>{link.title}</Link>
          </p>
          <Small>
            Written <time dateTime={dateTime}>{date}</time>
          </Small>
        </Stack>
      </Details>
    </Row>
  );
}
