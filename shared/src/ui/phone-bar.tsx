import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { layout, media, space, surface, type } from '../theme/tokens.ts';

const Bar = styled.aside`
  ${surface.dark}
  position: sticky;
  bottom: 0;
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

/** A sum, with a few words under it. */
export const PhoneBarWords = styled.p`
  ${type.small}
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
