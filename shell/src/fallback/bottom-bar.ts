import { css } from 'styled-components';
import { layout, media, space, surface } from '@venue/shared/theme/tokens.ts';

/** A sentence and a button along the bottom of the window, above a page's own bar on phones. */
export const bottomBar = css`
  ${surface.light}
  bottom: 0;
  display: flex;
  flex-wrap: wrap;
  gap: ${space[12]} ${space[20]};
  align-items: center;
  justify-content: space-between;
  padding: ${space[12]} ${layout.gutter};
  border-top: 1px solid var(--hairline);
  ${media.below(900)} {
    body:has([data-phone-bar]) & {
      bottom: ${layout.phoneBar};
    }
    @supports not selector(:has(*)) {
      bottom: ${layout.phoneBar};
    }
  }
  ${media.print} {
    display: none;
  }
`;
