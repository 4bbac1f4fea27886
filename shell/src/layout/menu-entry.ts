import { color, layout, media } from '@venue/shared/theme/tokens.ts';
import { css } from 'styled-components';

/** Style of the first level of the menu: links, and the buttons of groups. */
export const menuEntry = css`
  display: flex;
  align-items: center;
  min-height: 56px;
  padding-inline: ${layout.gutter};
  color: inherit;
  font: 500 1.25rem/1.2 var(--sans);
  text-decoration: none;
  white-space: nowrap;
  &:focus-visible {
    outline-offset: -3px;
  }
  &[aria-current='page'] {
    color: ${color.brass400};
  }
  ${media.up(1200)} {
    gap: 7px;
    min-height: ${layout.headerHeight};
    padding-inline: 13px;
    font: 500 1rem/1 var(--sans);
    &[aria-current='page'],
    &[data-current='true'] {
      color: inherit;
      box-shadow: inset 0 -3px ${color.brass400};
    }
  }
`;
