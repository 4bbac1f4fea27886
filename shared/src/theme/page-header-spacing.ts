import { css } from 'styled-components';
import { layout } from './tokens.ts';

/** Spacing at the top of every page between breadcrumbs, heading, opening sentence and action. For their container, without a row gap. */
export const pageHeaderSpacing = css`
  > nav {
    margin-bottom: ${layout.belowBreadcrumbs};
  }
  > h1 + * {
    margin-top: ${layout.belowTitle};
  }
  > h1 + p + * {
    margin-top: ${layout.belowLead};
  }
`;
