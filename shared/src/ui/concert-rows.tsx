import { siteFacts } from '../contract/site-facts.ts';
import { concertFacts } from '../venue/concert-facts.ts';

/**
 * What the price of the concert space says and leaves open, on the page that sells it and on the one that books it: terms of a list, which
 * each page lays out.
 */
export function ConcertRows() {
  return concertFacts(siteFacts().venue.concertSpace).map(({ name, text }) => (
    <div key={name}>
      <dt>{name}</dt>
      <dd>{text}</dd>
    </div>
  ));
}
