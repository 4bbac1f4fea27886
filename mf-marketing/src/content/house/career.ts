import { place } from '@venue/shared/venue/contacts.ts';
import { capital } from '@venue/shared/words/number-words.ts';
import { countedInWords } from '@venue/shared/words/counted.ts';
import { openings, type Opening } from '@venue/shared/openings.ts';

export type { Opening };

const fullestFirst = [...openings].sort((one, other) => other.posts - one.posts);

/** The five openings that the page shows, those with the most posts first (PG-04). */
export const shownOpenings: readonly Opening[] = fullestFirst.slice(0, 5);

/** The others, in a column of their own. */
export const otherOpenings: readonly Opening[] = fullestFirst.slice(5);

/** All posts of all jobs. */
export const allPosts: number = openings.reduce((sum, { posts }) => sum + posts, 0);

/** `Sixteen chairs are empty.` */
export const emptyChairs: string =
  allPosts === 0
    ? 'Every chair is taken.'
    : `${capital(countedInWords(allPosts, 'chair is', 'chairs are'))} empty.`;

/** How somebody is hired (PG-03). */
export const hiringSteps = [
  {
    name: 'Choose a job',
    text: 'All of them are in the form. If two suit you, send two applications.',
  },
  {
    name: 'Send your CV',
    text: 'PDF or Word, with a cover letter. Five lines are enough.',
  },
  {
    name: 'We ring you',
    text: 'In office hours, from one of the numbers at the foot of this page. Nobody here will ask you for money.',
  },
  {
    name: 'Come and see us',
    text: `A talk in ${place.town}, and a walk round the place where you would work.`,
  },
  { name: 'Work one shift', text: 'One event day with the crew, before either of us decides.' },
] as const;
