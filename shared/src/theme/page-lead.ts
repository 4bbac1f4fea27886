import { css } from 'styled-components';

/** The view timeline of the part with the page's main button: when it has scrolled away, the header's button takes over. */
export const pageLeadTimeline = '--page-lead';

/** For the part that has a page's one brass button: `${pageLead}` in its styles. */
export const pageLead = css`
  view-timeline: ${pageLeadTimeline} block;
`;
