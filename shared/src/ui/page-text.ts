import { css } from 'styled-components';
import { layout } from '../theme/tokens.ts';

/**
 * The distances between the words at the head of a page, for the box that has them as children, without a row gap of
 * its own: the way here, the heading, the opening sentence, what there is to do. The same on every page.
 */
export const pageText = css`
  > nav {
    margin-bottom: ${layout.underWay};
  }
  > h1 + * {
    margin-top: ${layout.underTitle};
  }
  > h1 + p + * {
    margin-top: ${layout.underLede};
  }
`;
