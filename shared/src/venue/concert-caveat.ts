/** What the price of the concert space leaves open, on the page that sells it and on the one that books it; without its full stop. */
export const concertCaveat = 'How late you may play and how many it holds: ask reception before you pay';
