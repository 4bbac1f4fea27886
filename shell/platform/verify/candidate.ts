import type { Composition } from './changed-pages.ts';

/** A composition that is to go live, and what it would replace. */
export type Candidate = Composition & { live: Composition | undefined };
