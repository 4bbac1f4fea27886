import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { provideSiteFacts, siteFacts } from '../contract/site-facts.ts';

test('FT-04: towns in one direction are named together at the end of its road', async () => {
  const facts = siteFacts();
  const neighbours = [
    { town: 'Sagamu', lies: 'north' },
    { town: 'Ishara', lies: 'near' },
    { town: 'Ikorodu', lies: 'north' },
  ] as const;
  const place = { ...facts.venue.place, neighbours: [...neighbours] };
  provideSiteFacts({ ...facts, venue: { ...facts.venue, place } });
  const { AreaMap } = await import('./area-map.tsx');
  const text = renderToStaticMarkup(<AreaMap />).match(/(?<=<text[^>]*>)[^<]+/g);
  expect(text?.slice(1)).toEqual(['to Sagamu and Ikorodu', 'Ishara']);
});
