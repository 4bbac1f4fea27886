const unknowns = ['How many it holds', 'How late you may play'] as const;

/**
 * What the price of the concert space leaves open, on the page that sells it and on the one that books it: terms of a list, which each
 * page lays out.
 */
export function ConcertUnknownRows() {
  return unknowns.map((unknown) => (
    <div key={unknown}>
      <dt>{unknown}</dt>
      <dd>not published: ask before you pay</dd>
    </div>
  ));
}
