import { expect, test } from 'vitest';
import { sandboxDocument } from '../configuration/chosen-document.ts';
import { declaredReleases } from '../configuration/declared-releases.ts';
import type { Release, ConfiguredRelease } from '../releases/release-schema.ts';
import { sampleFacts } from '../releases/sample-facts.ts';
import { oneRemoteBlocks } from './one-remote-blocks.ts';

function released({ package: name, manifest, configuration }: ConfiguredRelease, contract: number): Release {
  return {
    ...sampleFacts(name),
    contract,
    version: '1.0.0-0123456789',
    module: 'remote.js',
    entry: ['remote.js'],
    configuration,
    ...(manifest && { manifest }),
  };
}

async function given(formsContract = 1) {
  const declared = await declaredReleases();
  const own = declared.find((release) => release.package === 'mf-bookings');
  if (!own) throw new Error('no mf-bookings');
  return {
    releases: declared.map((release) =>
      released(release, release.package === 'mf-forms' ? formsContract : 1),
    ),
    own,
    remote: 'http://127.0.0.1:5',
    site: await sandboxDocument('http://127.0.0.1:6'),
  };
}

test('one remote comes from its development server, the others from their live releases', async () => {
  const { boot, site } = oneRemoteBlocks(await given());
  expect(boot.remotes['mf-bookings']).toEqual({
    base: 'http://127.0.0.1:5/',
    entry: [],
    parts: {},
    later: {},
  });
  expect(boot.remotes['mf-forms']).toMatchObject({
    base: '/mf-forms/1.0.0-0123456789/',
    module: 'remote.js',
  });
  expect(boot.remotes['shell']).toBeUndefined();
  expect(site.pages.map(({ view }) => view)).toContain('mf-bookings/hall-booking');
});

test('an incompatibility with the live shell is reported', async () => {
  const site = await given(2);
  expect(() => oneRemoteBlocks(site)).toThrow('mf-forms was built for contract 2, the shell for 1');
});
