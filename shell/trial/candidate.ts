import type { Composition } from './changed-pages.ts';

/** A composition that is to go live, what it would replace, and the same under the shell before the live one, where there is one. */
export type Candidate = Composition & { live: Composition | undefined; former: Composition | undefined };
