/** What the price of the concert space leaves open, on the page that sells it and on the one that books it. */
export const concertUnknowns = ['How many it holds', 'How late you may play'] as const;

/** What stands beside each of them. */
export const askBeforePaying = 'not published: ask before you pay';
