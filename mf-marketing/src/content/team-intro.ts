import { teamMembers } from './team.ts';

/** Intro text of the team page (AB-05). */
export const teamIntro =
  'A guard, a crew, a manager, a desk, a bar and a broom: a party stands on these. If all goes well you will remember none of us.';

/** What is said beside the day: who is shown, and that it is an example. */
export const whoIsShown: string =
  teamMembers.length === 0
    ? 'An example day, and no portraits: a face belongs to its owner, and nobody is shown who has not agreed to it.'
    : 'An example day. A face belongs to its owner: nobody is shown here who has not agreed to it.';
