import { css } from 'styled-components';

/** Name of the timeline that the part of a page makes which leads to a booking: the header takes over when it has left. */
export const pageLeadTimeline = '--page-lead';

/** For the part that has a page's one brass button: `${pageLead}` in its styles. */
export const pageLead = css`
  view-timeline: ${pageLeadTimeline} block;
`;
