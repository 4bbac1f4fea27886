import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { layout, media, space } from '@venue/shared/theme/tokens.ts';
import { ButtonRow } from '@venue/shared/ui/button.tsx';
import { Container } from '@venue/shared/ui/container.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { pageText } from '@venue/shared/ui/page-text.ts';
import { Opening } from '@venue/shared/ui/text.tsx';
import { WayHere } from './way-here.tsx';

const besideHeading = css`
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
  ${pageText}
  padding-block: ${layout.aboveWay} ${space[32]};
  ${media.up(900)} {
    padding-bottom: ${(props) => (props.$tight ? space[32] : space[52])};
    ${(props) => (props.$beside ? besideHeading : '')}
  }
`;

/** A button, and at most one link beside it. */
export const Actions = styled(ButtonRow)`
  column-gap: ${space[20]};
`;

type PageOpeningProps = {
  /** The one h1 of the page. */
  title: ReactNode;
  /** The heading alone is what the page shows. */
  display?: boolean;
  /** Short name of the page, as navigation has it. */
  here: string;
  /** Pages between Home and this one. */
  trail?: readonly { title: string; path: string }[];
  /** A picture follows at once. */
  tight?: boolean;
  /** What most come to do, in the first screen: a button, and at most one link beside it. */
  actions?: ReactNode;
  /** From 900 px the actions stand at the right end of the heading’s row. */
  beside?: boolean;
  /** The opening sentence. */
  children: ReactNode;
};

/** Top of every page but the first: the way here, the heading, and under it the opening sentence. */
export function PageOpening(props: PageOpeningProps) {
  const { title, display = false, here, trail, tight = false, beside = false, actions, children } = props;
  return (
    <Frame $tight={tight} $beside={beside}>
      <WayHere trail={trail} here={here} />
      <Heading level={1} look={display ? 'display' : 'h1'}>
        {title}
      </Heading>
      <Opening>{children}</Opening>
      {actions !== undefined && <Actions>{actions}</Actions>}
    </Frame>
  );
}
