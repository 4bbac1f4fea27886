import { siteFacts } from '@venue/shared/contract/site-facts.ts';

const { legal } = siteFacts().venue;

/** Legal name, registration and tax number in one line: `Venue Ltd, RC 123456, TIN 1234-0001`; '' if none is given. */
export const legalLine: string = [legal?.name, legal?.registration, legal?.taxNumber]
  .filter((part) => part !== undefined)
  .join(', ');
