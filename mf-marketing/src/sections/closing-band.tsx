import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, layout, media, space, surface } from '@venue/shared/theme/tokens.ts';
import { Container } from '@venue/shared/ui/columns.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import type { MotifName } from '../pattern/adire-pattern.tsx';
import { PatternBorder } from './pattern-border.tsx';
import { TextColumn } from './text-blocks.tsx';

const Band = styled.section`
  background: ${color.starch100};
  &[data-loud] {
    ${surface.dark}
    background: ${color.alaari700};
    --text-2: ${color.sanyan200};
  }
`;

const TextAndButtons = styled(Container)`
  display: grid;
  gap: ${space[20]};
  padding-block: ${layout.shortBand};
  ${media.up(900)} {
    grid-template-columns: 8fr auto;
    column-gap: ${layout.freeColumn};
    align-items: center;
  }
`;

type ClosingBandProps = {
  motif: MotifName;
  title: string;
  text: ReactNode;
  /** On crimson, for pages that end with booking a date, and on dark ones. */
  emphatic?: boolean;
  /** The buttons. */
  children: ReactNode;
};

/** Call to action at the end of a page, under a woven border. */
export function ClosingBand({ motif, title, text, emphatic = false, children }: ClosingBandProps) {
  return (
    <Band data-loud={emphatic ? '' : undefined}>
      <PatternBorder motif={motif} />
      <TextAndButtons>
        <TextColumn>
          <Heading level={2}>{title}</Heading>
          <p>{text}</p>
        </TextColumn>
        <div>{children}</div>
      </TextAndButtons>
    </Band>
  );
}
