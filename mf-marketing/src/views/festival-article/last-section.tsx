import { Heading } from '@venue/shared/ui/heading.tsx';
import { Stack } from '../../sections/words.tsx';
import { styled } from 'styled-components';
import { addressOf } from '@venue/shared/contract/address-of.ts';
import { color, space } from '@venue/shared/theme/tokens.ts';
import { Button, ButtonRow } from '@venue/shared/ui/button.tsx';
import { Section } from '../../sections/section.tsx';
import type { ArticleSection } from '../../content/news/article-sections.ts';
import type { Article } from '../../content/news/news.ts';
import { useHost } from '../../host.ts';
import { Columns } from '../../sections/columns.tsx';
import { Prose } from '../../sections/prose.tsx';

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

type LastSectionProps = { section: ArticleSection; link: Article['link'] };

/** The last section of the article, with where to go on: sponsors are invited for 2024 (MD-06). */
export function LastSection({ section: { title, text }, link }: LastSectionProps) {
  const { Link } = useHost();
  return (
    <Section $ground="tint">
      <Columns $of={[4, 7]} $free>
        <Heading level={2}>{title}</Heading>
        <Stack $gap={20}>
          <Words of={text} />
          <ButtonRow>
            <Button as={Link} to={link.path}>
              {link.title}
            </Button>
            <Button as={Link} to={addressOf('mf-marketing/latest-news')} $look="text">
              All the news
            </Button>
          </ButtonRow>
        </Stack>
      </Columns>
    </Section>
  );
}
