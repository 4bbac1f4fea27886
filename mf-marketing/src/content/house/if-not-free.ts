import { siteFacts } from '@venue/shared/contract/site-facts.ts';

/** The venue’s promise if it cannot give what was paid for; '' if it makes none. */
export const ifNotFree = siteFacts().venue.ifNotFree ?? '';
