import { expect, test } from 'vitest';
import { letterLinks } from './letter-fonts.ts';

const hero = '<img fetchPriority="high" src="hero.avif"/>';
const asked = (html: string) =>
  [...letterLinks(html).matchAll(/href="[^"]*?((?:sans|serif)-\w+)/g)].map(([, name]) => name);

test('the letters of a page come with its leading picture, in the family that sets them', () => {
  expect(asked(`${hero}<h1>Àríyá</h1><p>from ₦ 40,000</p>`)).toEqual(['sans-rare']);
  expect(asked(`${hero}<h2 class="a">Ọdún</h2><p>A festival</p>`)).toEqual(['serif-dotted']);
});

test('what nobody reads asks for none', () => {
  expect(asked(`${hero}<title>Ọdún</title><style>a{content:"₦"}</style><img alt="₦"/>`)).toEqual([]);
});

test('without a leading picture they come when the text is set', () => {
  expect(asked('<p>from ₦ 40,000</p>')).toEqual([]);
});
