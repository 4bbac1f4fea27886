import { expect, test } from 'vitest';
import { siteFacts } from '@venue/shared/contract/site-facts.ts';
import { factsOfPage, linksIn } from './facts-of-page.ts';

const html =
  '<link href="/shell/x.css"/><a class="x" href="/career#apply">a</a><a href="/contact-us/?day=1">b</a><a href="/">c</a><a href="https://a.example/x">d</a><a class="y" href="/career">e</a>';

test('the links of a page are read from its markup, each address once', () => {
  expect(linksIn(html)).toEqual(['/', '/career', '/contact-us']);
});

test('the facts of a page list the page itself, the pages that it links to and those that its code names', () => {
  const uses = {
    address: '/privacy',
    links: ['/career'],
    references: ['mf-forms/contact', 'mf-forms/callback'],
  };
  const { pages, ...others } = factsOfPage(siteFacts(), uses);
  expect(pages.map(({ address }) => address).toSorted()).toEqual(['/career', '/contact-us', '/privacy']);
  const { pages: _all, ...rest } = siteFacts();
  expect(others).toEqual(rest);
});

test('other pages are left out', () => {
  const uses = { address: '/', links: [], references: [] };
  const grown = { ...siteFacts(), pages: [...siteFacts().pages, { view: 'mf-shop/shop', address: '/shop' }] };
  expect(factsOfPage(grown, uses)).toEqual(factsOfPage(siteFacts(), uses));
});
