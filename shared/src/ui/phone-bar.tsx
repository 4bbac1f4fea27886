import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { layout, media, space, surface } from '../theme/tokens.ts';

const Bar = styled.aside`
  ${surface.dark}
  position: fixed;
  inset: auto 0 0;
  z-index: 15;
  display: flex;
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

/**
 * The bar at the bottom of phone screens, with the price and the page's one action. Gone from 900 px.
 * The global style leaves its height free under the page, and toasts sit above it.
 */
export function PhoneBar(props: { label: string; children: ReactNode }) {
  return (
    <Bar data-phone-bar aria-label={props.label}>
      {props.children}
    </Bar>
  );
}
