import { siteFacts } from '@venue/shared/contract/site-facts.ts';

/** Guests that the places of the venue hold, and its grounds with all guests together. */
export const { capacities, grounds } = siteFacts().venue;
