import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { layout, media, space } from '@venue/shared/theme/tokens.ts';
import { ButtonRow } from '@venue/shared/ui/button.tsx';
import { Container } from '@venue/shared/ui/container.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { pageWords } from '@venue/shared/ui/page-words.ts';
import { Opening } from '@venue/shared/ui/text.tsx';
import { WayHere } from './way-here.tsx';

const Frame = styled(Container)<{ $tight: boolean }>`
  ${pageWords}
  padding-block: ${layout.aboveWay} ${space[32]};
  ${media.up(900)} {
    padding-bottom: ${(props) => (props.$tight ? space[32] : space[52])};
  }
`;

const Actions = styled(ButtonRow)`
  column-gap: ${space[20]};
`;

type PageOpeningProps = {
  /** The one h1 of the page. */
  title: ReactNode;
  /** Short name of the page, as navigation has it. */
  here: string;
  /** Pages between Home and this one. */
  trail?: readonly { title: string; path: string }[];
  /** A picture follows at once. */
  tight?: boolean;
  /** What most come to do, in the first screen: a button, and at most one link beside it. */
  actions?: ReactNode;
  /** The opening sentence. */
  children: ReactNode;
};

/** Top of every page but the first: the way here, the heading, and under it the opening sentence. */
export function PageOpening(props: PageOpeningProps) {
  const { title, here, trail, tight = false, actions, children } = props;
  return (
    <Frame $tight={tight}>
      <WayHere trail={trail} here={here} />
      <Heading level={1}>{title}</Heading>
      <Opening>{children}</Opening>
      {actions !== undefined && <Actions>{actions}</Actions>}
    </Frame>
  );
}
