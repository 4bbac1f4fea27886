import { Section } from '../../sections/section.tsx';
import { styled } from 'styled-components';
import { space } from '@venue/shared/theme/tokens.ts';
import { Heading } from '@venue/shared/ui/heading.tsx';
import type { ArticleSection } from '../../content/news/article-sections.ts';
import { Columns } from '../../sections/columns.tsx';
import { Prose } from '../../sections/prose.tsx';

const Words = styled(Prose)`
  gap: ${space[20]};
  max-width: 36em;
`;

/** A section of the article: its heading in the margin, its text at a reading width. */
export function Story({ section: { title, text } }: { section: ArticleSection }) {
  return (
    <Section>
      <Columns $of={[4, 7]} $free>
        <Heading level={2}>{title}</Heading>
        <Words of={text} />
      </Columns>
    </Section>
  );
}
