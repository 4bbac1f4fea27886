import { expect, test } from 'vitest';
import type { RemoteManifest } from '@venue/shared/contract/manifest.ts';
import { incompatibilities, danglingReferences } from './compatibility.ts';
import type { Release } from './release-schema.ts';
import { sampleDescription } from './sample-description.ts';

function release(over: Partial<Release>): Release {
  return { ...sampleDescription('mf-forms'), version: '1', shared: { react: '19.3.1' }, ...over };
}

const shell = release({ package: 'shell', shared: { react: '19.4.0' } });

test('a remote with the same contract and major versions fits', () => {
  expect(incompatibilities(release({}), shell)).toEqual([]);
});

test('another contract is refused', () => {
  expect(incompatibilities(release({ contract: 2 }), shell)).toEqual([
    'mf-forms was built for contract 2, the shell for 1',
  ]);
});

test('another major version of a shared package is refused, and so is one that the shell lacks', () => {
  expect(incompatibilities(release({ shared: { react: '20.0.0', vue: '3.0.0' } }), shell)).toEqual([
    'mf-forms needs react 20.0.0, the shell has 19.4.0',
    'mf-forms needs vue 3.0.0, which the shell does not provide',
  ]);
});

type Remote = { name: `mf-${string}`; references?: string[]; manifest?: Partial<RemoteManifest> };

function remote({ name, references = [], manifest = {} }: Remote): Release {
  return {
    ...sampleDescription(name),
    version: '1',
    references,
    manifest: {
      name,
      views: {},
      fragments: {},
      mailForms: [],
      accepts: {},
      hands: {},
      ...manifest,
    },
  };
}

const forms = remote({
  name: 'mf-forms',
  manifest: {
    views: { contact: { address: '/contact-us' } },
    fragments: { callback: {} },
    accepts: { quote: { kept: 'device', values: { eventDate: 'date', message: 'text' } } },
  },
});

function asking(reference: string): Release {
  return remote({ name: 'mf-marketing', references: [reference] });
}

function handing(kinds: RemoteManifest['hands'][string]): Release {
  return remote({ name: 'mf-marketing', manifest: { hands: { 'mf-forms/quote': kinds } } });
}

test.each(['mf-forms/contact', 'mf-forms/callback', 'mf-forms/quote'])(
  '%s, declared by its owner, fits',
  (reference) => {
    expect(danglingReferences([forms, asking(reference)])).toEqual([]);
  },
);

test('an undeclared name is refused once, naming both sides', () => {
  const twice = remote({ name: 'mf-marketing', references: ['mf-forms/kontakt', 'mf-forms/kontakt'] });
  expect(danglingReferences([forms, twice])).toEqual([
    'mf-marketing 1 refers to mf-forms/kontakt, which mf-forms 1 does not declare',
  ]);
});

test('a name of a remote that is not live is refused', () => {
  expect(danglingReferences([asking('mf-forms/contact')])).toEqual([
    'mf-marketing 1 refers to mf-forms/contact, which no live remote declares',
  ]);
});

test('the shell’s references are checked too', () => {
  const { manifest: _none, ...asked } = asking('mf-forms/gone');
  expect(danglingReferences([{ ...asked, package: 'shell' }, forms])).toEqual([
    'shell 1 refers to mf-forms/gone, which mf-forms 1 does not declare',
  ]);
});

test('passing fewer values than accepted is fine', () => {
  expect(danglingReferences([forms, handing({ message: 'text' })])).toEqual([]);
});

test('a value that the receiver does not accept, or accepts as another kind, is refused by name', () => {
  expect(danglingReferences([forms, handing({ note: 'text', eventDate: 'text' })])).toEqual([
    'mf-marketing 1 hands the text “note” to mf-forms/quote, which mf-forms 1 does not accept',
    'mf-marketing 1 hands the text “eventDate” to mf-forms/quote, which mf-forms 1 does not accept as such: it takes a date',
  ]);
});

test('the receiver has to know every word that may be passed', () => {
  const listing = remote({
    name: 'mf-forms',
    manifest: { accepts: { quote: { kept: 'tab', values: { place: ['Cafe', 'Lounge'] } } } },
  });
  expect(danglingReferences([listing, handing({ place: ['Lounge'] })])).toEqual([]);
  expect(danglingReferences([listing, handing({ place: ['Lounge', 'Roof'] })])).toEqual([
    'mf-marketing 1 hands the word (Lounge, Roof) “place” to mf-forms/quote, which mf-forms 1 does not accept as such: it takes a word (Cafe, Lounge)',
  ]);
});

test('an unknown handover is refused once', () => {
  const { manifest, ...description } = forms;
  const closed: Release = { ...description, ...(manifest && { manifest: { ...manifest, accepts: {} } }) };
  expect(danglingReferences([closed, handing({ note: 'text' })])).toEqual([
    'mf-marketing 1 refers to mf-forms/quote, which mf-forms 1 does not declare',
  ]);
});
