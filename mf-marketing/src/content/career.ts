import { capital, countedInWords } from '@venue/shared/text/numbers.ts';
import { place } from '@venue/shared/venue/contacts.ts';
import type { Opening } from '@venue/shared/venue/openings.ts';

type Openings = readonly Opening[];

/** The five jobs with the most posts, and the rest (PG-04). */
export function inColumns(openings: Openings): { mostNeeded: Openings; alsoOpen: Openings } {
  const fullestFirst = [...openings].sort((one, other) => other.posts - one.posts);
  return { mostNeeded: fullestFirst.slice(0, 5), alsoOpen: fullestFirst.slice(5) };
}

export function postsOf(openings: readonly Pick<Opening, 'posts'>[]): number {
  return openings.reduce((sum, { posts }) => sum + posts, 0);
}

/** `Sixteen chairs are empty.` */
export function emptyChairs(posts: number): string {
  return posts === 0
    ? 'Every chair is taken.'
    : `${capital(countedInWords(posts, 'chair is', 'chairs are'))} empty.`;
}

/** PG-03. */
export const hiringSteps = [
  {
    name: 'Choose a job',
    text: 'Every open job is in the form. If two suit you, apply twice.',
  },
  {
    name: 'Send your CV',
    text: 'PDF or Word, with a cover letter. Five lines are enough.',
  },
  {
    name: 'We call you',
    text: 'In office hours, from one of the numbers at the foot of this page. Nobody here will ask you for money.',
  },
  {
    name: 'Come and see us',
    text: `A chat in ${place.town}, and a walk round the place where you would work.`,
  },
  { name: 'Work one shift', text: 'One event day with the crew, before either of us decides.' },
] as const;
