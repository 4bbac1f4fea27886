import { styled } from 'styled-components';
import { color, layout, media, motion, radius, role, space, type } from '@venue/shared/theme/tokens.ts';
import { doubleLine } from '@venue/shared/ui/double-line.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { Icon } from '@venue/shared/ui/icon.tsx';
import { VisuallyHidden } from '@venue/shared/ui/visually-hidden.tsx';
import type { Article } from '../../content/news.ts';
import { useHost } from '../../host.ts';
import { CaptionedPicture } from '../../media/captioned-picture.tsx';
import { Prose } from '../../parts/prose.tsx';

const Row = styled.article`
  display: grid;
  gap: ${space[4]} ${layout.columnGap};
  padding-block: ${space[20]};
  border-top: 1px solid ${role.hairline};
  &:first-child {
    ${doubleLine}
  }
  ${media.up(900)} {
    grid-template-columns: 2fr 5fr 5fr;
    align-items: start;
    padding-block: ${space[32]};
  }
`;

const When = styled.p`
  ${type.small}
  color: ${color.sanyan700};
  ${media.up(900)} {
    padding-top: 12px;
  }
`;

const Title = styled(Heading)`
  margin-bottom: ${space[8]};
  ${media.up(900)} {
    margin: 0;
    padding-top: 4px;
  }
`;

const Opener = styled.summary`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  min-height: ${layout.target};
  padding: 10px 22px;
  border: 1px solid var(--edge);
  border-radius: ${radius.control};
  font: 600 1rem/1.25 var(--sans);
  color: var(--edge-text);
  transition:
    background-color ${motion.fast},
    color ${motion.fast};
  ${media.hover} {
    &:hover {
      background: var(--edge-hover);
      color: var(--edge-hover-text);
    }
  }
  [open] > & svg {
    transform: rotate(180deg);
  }
`;

const Story = styled.div`
  display: grid;
  gap: ${space[20]};
  max-width: 34em;
  padding-top: ${space[20]};
`;

const View = styled(CaptionedPicture)`
  aspect-ratio: 3 / 2;
`;

const Lead = styled.p`
  font-weight: 600;
`;

const sizes = '(min-width: 900px) 540px, 86vw';

/** An article without a page: Read now opens it where it stands (MD-04, D-18), also without the code. */
export function ArticleRow({ article }: { article: Article }) {
  const { Link } = useHost();
  const { id, title, date, dateTime, picture, caption, summary, body, link } = article;
  return (
    <Row>
      <When>
        <time dateTime={dateTime}>{date}</time>
      </When>
      <Title level={2} look="h3">
        {title}
      </Title>
      <details>
        <Opener>
          <span>
            Read now<VisuallyHidden>: {title}</VisuallyHidden>
          </span>
          <Icon name="chevron" />
        </Opener>
        <Story id={id}>
          <Lead>{summary}</Lead>
          <View of={picture} sizes={sizes} ratio="fill" caption={caption} />
          <Prose of={body} />
          <p>
            <Link to={link.path}>{link.title}</Link>
          </p>
        </Story>
      </details>
    </Row>
  );
}
