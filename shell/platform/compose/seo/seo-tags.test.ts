import { expect, test } from 'vitest';
import * as z from 'zod';
import { siteFacts } from '@venue/shared/contract/site-facts.ts';
import { pageMetadata } from './page-metadata.ts';
import { seoTags } from './seo-tags.ts';

const { venue } = siteFacts();

const siteUrl = 'https://venue.example';
const head = (title: string) =>
  `<title>${title} · ${venue.brand.name}</title><meta name="description" content="Halls &amp; rooms"/>`;
const hero =
  '<img alt="The hall" width="1600" height="1000" srcSet="/m/1/a-480.webp 480w, /m/1/a-960.webp 960w" src="/m/1/a-480.webp"/>';
const pages = [
  { address: '/', html: `${head('Home')}<main>${hero}</main>` },
  { address: '/media/news', html: `${head('News &amp; more')}<main></main>` },
  { address: '/media/news/1', html: `${head('The drums')}<main></main>` },
  {
    address: '/family-pays',
    html: `${head('Pay')}<meta name="robots" content="noindex"/><main></main>`,
  },
];
const metadata = new Map(pages.map(({ address, html }) => [address, pageMetadata(html)]));
const tags = new Map(
  pages.map(({ address, html }) => {
    const page = { address, metadata: pageMetadata(html), data: [], above: metadata };
    return [address, seoTags({ siteUrl, venue, ...page })];
  }),
);

const graphSchema = z.object({ '@graph': z.array(z.looseObject({ '@type': z.string() })) });
const trailSchema = z.object({
  itemListElement: z.array(z.object({ position: z.number(), name: z.string(), item: z.string() })),
});

function dataOf(address: string): unknown {
  const text = /<script type="application\/ld\+json">(.*)<\/script>/.exec(tags.get(address) ?? '')?.[1] ?? '';
  return JSON.parse(text);
}

test('link previews have the page’s metadata, first picture and canonical address', () => {
  const home = tags.get('/');
  expect(home).toContain('<link rel="canonical" href="https://venue.example/"/>');
  expect(home).toContain('<meta property="og:title" content="Home"/>');
  expect(home).toContain('<meta property="og:description" content="Halls &amp; rooms"/>');
  expect(home).toContain('<meta property="og:image" content="https://venue.example/m/1/a-960.webp"/>');
  expect(home).toContain(
    '<meta property="og:image:width" content="960"/><meta property="og:image:height" content="600"/>',
  );
  expect(tags.get('/media/news')).toContain('og:image" content="https://venue.example/m/1/a-960.webp"');
});

test('breadcrumbs are plain text', () => {
  const { itemListElement } = trailSchema.parse(dataOf('/media/news/1'));
  expect(itemListElement).toEqual([
    { position: 1, name: venue.brand.name, item: 'https://venue.example/' },
    { position: 2, name: 'News & more', item: 'https://venue.example/media/news' },
    { position: 3, name: 'The drums', item: 'https://venue.example/media/news/1' },
  ]);
});

test('the home page describes the venue, its offers and prices', () => {
  const [hotel, events] = graphSchema.parse(dataOf('/'))['@graph'];
  expect([hotel?.['@type'], events?.['@type']]).toEqual(['Hotel', 'EventVenue']);
  expect(JSON.stringify(hotel?.['makesOffer'])).toContain('"price":1500000,"priceCurrency":"NGN"');
  expect(events?.['containsPlace']).toContainEqual({
    '@type': 'EventVenue',
    name: 'Ambali Hall',
    maximumAttendeeCapacity: 800,
  });
});

test('an unlisted page has none', () => {
  expect(tags.get('/family-pays')).toBe('');
});
