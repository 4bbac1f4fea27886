/**
 * What the price of the concert space leaves open, on the page that sells it and on the one that books it: a term of a list, which each
 * page lays out.
 */
export function ConcertUnknownRow() {
  return (
    <div>
      <dt>Ask before you pay</dt>
      <dd>how many it holds, and how late you may play</dd>
    </div>
  );
}
