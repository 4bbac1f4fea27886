import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color } from '../theme/tokens.ts';
import { BelowFirstScreen } from './below-first-screen.tsx';
import { phoneBarRoom } from './phone-bar.tsx';

/**
 * The page and the bar's rail lie over each other; the end of the page stays free for the bar, in the colour of the footer that follows.
 */
const Run = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  > * {
    grid-area: 1 / 1;
  }
  @media (max-width: 899.98px) {
    > :first-child {
      padding-bottom: ${phoneBarRoom};
      background: linear-gradient(${color.indigo950} 0 0) bottom / 100% ${phoneBarRoom} no-repeat;
    }
  }
`;

const Rail = styled.div<{ $from: string }>`
  display: flex;
  flex-direction: column;
  justify-content: flex-end;
  margin-top: ${(props) => props.$from};
  pointer-events: none;
  > * {
    pointer-events: auto;
  }
`;

type PhoneBarRailProps = {
  /** How far down its page a bar begins to follow: a CSS length. What it repeats has left the screen by then. */
  from: string;
  bar: ReactNode;
  /** The page, at whose foot the bar lies. */
  children: ReactNode;
};

/** Lets a bar come only once its page was scrolled that far, without a script. */
export function PhoneBarRail({ from, bar, children }: PhoneBarRailProps) {
  return (
    <Run>
      <div>{children}</div>
      <BelowFirstScreen>
        <Rail $from={from}>{bar}</Rail>
      </BelowFirstScreen>
    </Run>
  );
}
