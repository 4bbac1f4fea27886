import { siteFacts } from '@venue/shared/contract/site-facts.ts';

/**
 * The venue's promise where money is taken before it has confirmed: what becomes of the money if it cannot; '' of a venue that makes
 * none.
 */
export const ifNotFree = siteFacts().venue.ifNotFree ?? '';
