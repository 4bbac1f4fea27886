import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { layout, media, space, surface, type, color } from '../theme/tokens.ts';
import { BelowFirstScreen } from './below-first-screen.tsx';

/** Not sticky with double text size or in a low window, where the bar would cover a third of the screen. */
const followsPhone = `
  position: sticky;
  bottom: min(0px, (100vw - 14rem) * 99);
  @media print, (max-height: 400px) {
    position: static;
  }
`;

/** How much of the page the bar covers at its end: its height, or more if it is not sticky. */
const phoneBarRoom = `calc(${layout.phoneBar} + max(0px, 14rem - 100vw) * 1.6)`;

const Bar = styled.aside`
  ${surface.dark}
  ${followsPhone}
  z-index: 15;
  display: flex;
  flex-wrap: wrap;
  gap: ${space[12]};
  align-items: center;
  justify-content: space-between;
  min-height: ${layout.phoneBar};
  padding: 10px ${layout.gutter};
  border-top: 1px solid var(--hairline);
  ${media.up(900)} {
    display: none;
  }
  ${media.print} {
    display: none;
  }
`;

/** An amount, with a few words below it. */
export const PhoneBarText = styled.p`
  ${type.small}
  flex: 1 1 0;
  strong {
    display: block;
  }
`;

/**
 * The bar at the bottom of phone screens with the page's main action; hidden from 900 px. Put it last in its
 * container. Toasts are above it.
 */
export function PhoneBar(props: { label: string; children: ReactNode }) {
  return (
    <Bar data-phone-bar aria-label={props.label}>
      {props.children}
    </Bar>
  );
}

/**
 * The page and the space of the bar overlap. Padding at the end of the page, in the footer's colour, leaves
 * room for the bar.
 */
const PageAndBar = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  > * {
    grid-area: 1 / 1;
  }
  ${media.below(900)} {
    > :first-child {
      padding-bottom: ${phoneBarRoom};
      background: linear-gradient(${color.indigo950} 0 0) bottom / 100% ${phoneBarRoom} no-repeat;
    }
  }
`;

const BarSpace = styled.div<{ $from: string }>`
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
    <PageAndBar>
      <div>{children}</div>
      <BelowFirstScreen>
        <BarSpace $from={from}>{bar}</BarSpace>
      </BelowFirstScreen>
    </PageAndBar>
  );
}
