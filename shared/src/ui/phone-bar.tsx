import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { layout, media, space, surface, type } from '../theme/tokens.ts';

/** Where text of twice the size, or a low window, would make it a third of the screen, a bar rests at the end instead of following. */
const followsPhone = `
  position: sticky;
  bottom: min(0px, (100vw - 14rem) * 99);
  @media print, (max-height: 400px) {
    position: static;
  }
`;

/** What a resting bar covers of what it lies over: its height, more where it does not follow. */
export const phoneBarRoom = `calc(${layout.phoneBar} + max(0px, 14rem - 100vw) * 1.6)`;

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

/** A sum, with a few words under it. */
export const PhoneBarText = styled.p`
  ${type.small}
  flex: 1 1 0;
  strong {
    display: block;
  }
`;

/**
 * The bar at the bottom of phone screens, with the page's one action. Gone from 900 px. It is the last child of what it
 * belongs to, and rests at the end of that: nothing has to be kept free for it. Toasts sit above it.
 */
export function PhoneBar(props: { label: string; children: ReactNode }) {
  return (
    <Bar data-phone-bar aria-label={props.label}>
      {props.children}
    </Bar>
  );
}
