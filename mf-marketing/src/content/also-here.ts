import { paths, type SitePath } from '@venue/shared/paths.ts';

/** Places and pages that the slides do not show, so that the home page leads to all of them (G-08). */
export const alsoHere = [
  { title: 'Event center', path: paths.eventCenter },
  { title: 'Conference hall', path: paths.conferenceHall },
  { title: 'Night club', path: paths.nightClub },
  { title: 'Cafe', path: paths.cafe },
  { title: 'Cinema', path: paths.cinema },
  { title: 'Car rental and photo booth', path: paths.onTheMove },
  { title: 'Gallery', path: paths.gallery },
  { title: 'Latest news', path: paths.latestNews },
  { title: 'Careers', path: paths.career },
] as const satisfies readonly { title: string; path: SitePath }[];
