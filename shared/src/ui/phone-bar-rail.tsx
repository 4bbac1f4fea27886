import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color } from '../theme/tokens.ts';
import { BelowFirstScreen } from './below-first-screen.tsx';
import { phoneBarRoom } from './phone-bar.tsx';

/** The page and the rail overlap. Padding at the end of the page, in the footer's colour, leaves room for the bar. */
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
  /** From how far down the page (a CSS length) the bar is shown, when what it repeats has scrolled away. */
  from: string;
  bar: ReactNode;
  children: ReactNode;
};

/** Shows a bar only once the page is scrolled that far, without a script. */
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
