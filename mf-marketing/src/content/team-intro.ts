/** Intro text of the team page (AB-05). */
export const teamIntro =
  'A guard, a crew, a manager, a desk, a bar and a broom: a party stands on these. If all goes well you will remember none of us.';

export const noPortraits =
  'An example day, and no portraits: a face belongs to its owner, and nobody is shown who has not agreed to it.';
