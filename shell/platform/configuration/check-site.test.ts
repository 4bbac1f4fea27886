import { expect, test } from 'vitest';
import * as z from 'zod';
import { declaredReleases } from '../checkout/remote-declarations.ts';
import { checkSite, completeVenue } from './check-site.ts';
import { defaultVenue } from './default-venue.ts';
import { mergePatch } from './merge-patch.ts';
import { configurationForSandbox } from './selected-configuration.ts';

const releases = await declaredReleases();
const { content: sandbox } = await configurationForSandbox('http://127.0.0.1:4180');
const live = mergePatch(sandbox, {
  mode: 'live',
  siteUrl: 'https://venue.example',
  reportUrl: 'https://reports.example/site',
  email: { origin: 'https://mail.example' },
  reservation: { baseUrl: 'https://reservation.example' },
  payment: { publicKey: 'pk_live_1', checkoutUrl: 'https://checkout.example' },
});

function problems(over: unknown, base: unknown = sandbox): string {
  try {
    checkSite({ name: 'site.json', content: mergePatch(base, over) }, releases);
    return '';
  } catch (error) {
    return String(error);
  }
}

test('the sandbox and a complete live configuration are valid, and give the policy’s origins', () => {
  expect(problems({})).toBe('');
  expect(problems({}, live)).toBe('');
  expect(checkSite({ name: 'site.json', content: live }, releases).origins).toEqual({
    connect: ['https://mail.example', 'https://reservation.example', 'https://reports.example'],
    frame: ['https://checkout.example'],
    media: [],
  });
});

test('an optional section may be missing, and is checked if present', () => {
  expect(problems({ reservation: null })).toBe('');
  expect(problems({ reservation: { apiKey: null } })).toBe('');
  expect(problems({ reservation: { baseUrl: null } })).toContain('reservation.baseUrl: is missing');
  expect(problems({ bank: null })).toContain('bank: is missing');
});

test.each<[string, unknown, string]>([
  ['a misspelt section', { emial: {} }, 'emial: unknown key; the known keys are mode'],
  ['a misspelt key', { email: { orgin: 'x' } }, 'email.orgin: unknown key; the known keys are'],
  ['a secret key', { payment: { publicKey: 'sk_live_1' } }, 'payment.publicKey: must be a public key'],
  ['a blank text', { bank: { accountName: '' } }, 'bank.accountName: must be non-empty text'],
  ['any host', { email: { origin: 'https://*' } }, 'email.origin: must be an address'],
  ['a quote', { links: { tourVideo: 'https://a";script-src *' } }, 'links.tourVideo: must be a full address'],
  ['a site without encryption', { siteUrl: 'http://venue.example' }, 'siteUrl: must be the site’s own'],
  ['a site with a slash', { siteUrl: 'https://venue.example/' }, 'siteUrl: must be the site’s own'],
  ['a site below a path', { siteUrl: 'https://example.com/venue' }, 'siteUrl: has a path'],
  ['a site with a password', { siteUrl: 'https://a:b@venue.example' }, 'siteUrl: must be the site’s own'],
  ['an unknown mode', { mode: 'test' }, 'mode: must be "sandbox" or "live"'],
  [
    'a fact of no kind',
    { venue: { hallTerms: { depositPercent: 140 } } },
    'venue.hallTerms.depositPercent: must be',
  ],
  [
    'an amount as people write it',
    { venue: { concertDayRate: '45,000' } },
    'venue.concertDayRate: must be a whole number from 1, without quotes and commas',
  ],
  ['two facts against each other', { venue: { rooms: [] } }, 'venue.rooms: must include the key'],
  [
    'a misspelt fact',
    { venue: { brand: { nam: 'X' } } },
    'venue.brand.nam: unknown key; the known keys are name, meaning, slug',
  ],
])('%s is refused by its key, with what is allowed', (_, over, text) => {
  expect(problems(over)).toContain(text);
});

test('a live remote’s mail form without a template is refused by name', () => {
  const { email } = Object(sandbox);
  const { career: _career, ...templates } = email.templates;
  const without = Object.assign({}, sandbox, { email: { ...email, templates } });
  expect(problems({}, without)).toContain('email.templates.career: is missing');
});

test('a template whose form only a later release has does not stop a rollback', () => {
  expect(problems({ email: { templates: { later: 'x' } } })).toBe('');
});

test('in live mode, test keys and plain http are refused', () => {
  expect(problems({ payment: { publicKey: 'pk_test_1' } }, live)).toContain(
    'payment.publicKey: is a test value',
  );
  expect(problems({ email: { origin: 'http://mail.example' } }, live)).toContain(
    'email.origin: must start with https://',
  );
});

test('null removes a fact', () => {
  const { venue } = checkSite(
    {
      name: 'site.json',
      content: mergePatch(sandbox, { venue: { brand: { meaning: 'a word' }, place: { neighbours: [] } } }),
    },
    releases,
  );
  expect([venue.brand.name, venue.brand.meaning, venue.place.neighbours]).toEqual([
    defaultVenue.brand.name,
    'a word',
    [],
  ]);
  expect(completeVenue({ brand: { meaning: null } })).not.toHaveProperty('brand.meaning');
});

test('a fact replaces the specified one, and the others stay', () => {
  const { venue } = checkSite(
    { name: 'site.json', content: mergePatch(sandbox, { venue: { brand: { name: 'Ilé' } } }) },
    releases,
  );
  expect(venue.brand).toEqual({ name: 'Ilé', slug: defaultVenue.brand.slug });
});

test('halls are sorted from smallest to largest', () => {
  const halls = defaultVenue.halls.toReversed();
  const { venue } = checkSite(
    { name: 'site.json', content: mergePatch(sandbox, { venue: { halls } }) },
    releases,
  );
  expect(venue.halls).toEqual(defaultVenue.halls);
});

test('failures are reported only where the configuration says', () => {
  const { reportUrl: _, ...silent } = z.looseObject({}).parse(live);
  const { config, origins } = checkSite({ name: 'site.json', content: silent }, releases);
  expect(config.reportUrl).toBeUndefined();
  expect(origins.connect).not.toContain('https://reports.example');
  expect(checkSite({ name: 'site.json', content: live }, releases).config.reportUrl).toBe(
    'https://reports.example/site',
  );
  for (const reportUrl of ['reports.example', 'https://*.example', 'https://x.example/?key=1', 7]) {
    expect(problems({ reportUrl })).toContain('reportUrl: must be an https address without a query');
  }
  expect(problems({ reportUrl: 'http://reports.example/' }, live)).toContain('reportUrl: must be an https');
});

test('a live site needs its own address, and no page’s configuration contains it', () => {
  const { siteUrl: _, ...nameless } = z.looseObject({}).parse(live);
  expect(problems({}, nameless)).toContain('siteUrl: is missing; in live mode');
  const { siteUrl, config } = checkSite({ name: 'site.json', content: live }, releases);
  expect([siteUrl, 'siteUrl' in config]).toEqual(['https://venue.example', false]);
});
