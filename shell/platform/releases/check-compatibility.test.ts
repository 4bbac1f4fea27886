import { expect, test } from 'vitest';
import { incompatibilities } from './check-compatibility.ts';
import type { Release } from './release-schema.ts';
import { sampleFacts } from './sample-facts.ts';

function release(over: Partial<Release>): Release {
  return { ...sampleFacts('mf-forms'), version: '1', shared: { react: '19.3.1' }, ...over };
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
