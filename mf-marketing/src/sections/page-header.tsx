import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { pageHeaderSpacing } from '@venue/shared/theme/styles.ts';
import { layout, media, space } from '@venue/shared/theme/tokens.ts';
import { ButtonRow } from '@venue/shared/ui/button.tsx';
import { Container } from '@venue/shared/ui/columns.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { MutedLeadText } from '@venue/shared/ui/text.tsx';
import { PageBreadcrumbs } from './page-breadcrumbs.tsx';

const actionsBeside = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  column-gap: ${layout.columnGap};
  > nav,
  > h1,
  > p {
    grid-column: 1;
  }
  > h1 + p + * {
    grid-area: 2 / 2 / span 2;
    align-self: end;
    margin: 0;
  }
`;

const Frame = styled(Container)<{ $tight: boolean; $beside: boolean }>`
  ${pageHeaderSpacing}
  padding-block: ${layout.aboveBreadcrumbs} ${space[32]};
  ${media.up(900)} {
    padding-bottom: ${(props) => (props.$tight ? space[32] : space[52])};
    ${(props) => (props.$beside ? actionsBeside : '')}
  }
`;

type PageHeaderProps = {
  title: ReactNode;
  /** Sets the heading in the largest size. */
  display?: boolean;
  /** The page's name in the breadcrumbs. */
  current: string;
  /** A picture follows directly. */
  tight?: boolean;
  actions?: ReactNode;
  /** From 900 px the actions stand to the right of the heading. */
  beside?: boolean;
  /** The opening sentence. */
  children: ReactNode;
};

/** Page header without a picture. */
export function PageHeader(props: PageHeaderProps) {
  const { title, display = false, current, tight = false, beside = false, actions, children } = props;
  return (
    <Frame $tight={tight} $beside={beside}>
      <PageBreadcrumbs current={current} />
      <Heading level={1} look={display ? 'display' : 'h1'}>
        {title}
      </Heading>
      <MutedLeadText>{children}</MutedLeadText>
      {actions !== undefined && <ButtonRow>{actions}</ButtonRow>}
    </Frame>
  );
}
