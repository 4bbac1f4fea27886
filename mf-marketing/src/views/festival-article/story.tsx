import { styled } from 'styled-components';
import { layout, media, space } from '@venue/shared/theme/tokens.ts';
import { Container } from '@venue/shared/ui/container.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import type { ArticleSection } from '../../content/article-sections.ts';
import { Prose } from '../../sections/prose.tsx';

const Frame = styled(Container)`
  display: grid;
  gap: ${space[20]};
  padding-block: ${space[52]};
  ${media.up(900)} {
    grid-template-columns: 4fr 7fr;
    column-gap: calc((100% - 2 * ${layout.gutter}) / 12);
    padding-block: ${space[84]};
  }
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
    <Frame as="section">
      <MarginTitle level={2}>{title}</MarginTitle>
      <Words of={text} />
    </Frame>
  );
}
