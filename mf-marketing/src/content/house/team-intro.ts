import { teamMembers } from './team.ts';

/** Intro text of the team page (AB-05). */
export const teamIntro =
  'Guards, a set-up crew, reception, bartenders, cleaners, and one manager who answers for all of it.';

/** What is said beside the day: who is shown, and that it is an example. */
export const whoIsShown: string =
  teamMembers.length === 0 ? 'An example day.' : 'An example day. Everybody shown below has agreed to it.';
