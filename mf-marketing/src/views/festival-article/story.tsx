import { styled } from 'styled-components';
import { layout, media, space } from '@venue/shared/theme/tokens.ts';
import { Heading } from '@venue/shared/ui/heading.tsx';
import type { ArticleSection } from '../../content/news/article-sections.ts';
import { Columns } from '../../sections/columns.tsx';
import { Prose } from '../../sections/prose.tsx';

const Frame = styled(Columns)`
  padding-block: ${layout.band};
`;

/** On one line of its margin. */
export const MarginTitle = styled(Heading)`
  ${media.up(900)} {
    font-size: 2.25rem;
  }
`;

const Words = styled(Prose)`
  gap: ${space[20]};
  max-width: 36em;
`;

/** A section of the article: its heading in the margin, its text at a reading width. */
export function Story({ section: { title, text } }: { section: ArticleSection }) {
  return (
    <Frame as="section" $of={[4, 7]} $free>
      <MarginTitle level={2}>{title}</MarginTitle>
      <Words of={text} />
    </Frame>
  );
}
