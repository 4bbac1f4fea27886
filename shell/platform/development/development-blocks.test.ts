import { expect, test } from 'vitest';
import { declaredReleases } from '../checkout/remote-declarations.ts';
import { configurationForSandbox } from '../configuration/selected-configuration.ts';
import type { ConfiguredRelease, Release } from '../releases/release-schema.ts';
import { sampleDescription } from '../releases/sample-description.ts';
import { developmentBlocks } from './development-blocks.ts';
import { packagesInDevelopment } from './start-all-remotes.ts';

function released({ package: name, manifest, configuration }: ConfiguredRelease, contract: number): Release {
  return {
    ...sampleDescription(name),
    contract,
    version: '1.0.0-0123456789',
    module: 'remote.js',
    entry: ['remote.js'],
    configuration,
    ...(manifest && { manifest }),
  };
}

/** mf-bookings in development, inside the live site. */
async function oneRemote(formsContract = 1) {
  const declared = await declaredReleases();
  const own = declared.find((release) => release.package === 'mf-bookings');
  if (!own) throw new Error('no mf-bookings');
  return {
    site: await configurationForSandbox('http://127.0.0.1:6'),
    developed: [{ declared: own, origin: 'http://127.0.0.1:5' }],
    live: declared
      .filter((release) => release !== own)
      .map((release) => released(release, release.package === 'mf-forms' ? formsContract : 1)),
  };
}

test('a page has every remote of the checkout, its pages and the sandbox', async () => {
  const { boot, site, config } = developmentBlocks({
    site: await configurationForSandbox('http://127.0.0.1:4999'),
    developed: await packagesInDevelopment(),
    live: [],
  });
  expect(boot.remotes['mf-forms']?.base).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/$/);
  expect(boot.remotes['shell']).toBeUndefined();
  expect(site.pages.find(({ view }) => view === 'mf-forms/contact')?.address).toBe('/contact-us');
  expect(config).toMatchObject({ mode: 'sandbox', email: { origin: 'http://127.0.0.1:4999' } });
});

test('one remote comes from its development server, the others from their live releases', async () => {
  const { boot, site } = developmentBlocks(await oneRemote());
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
  const site = await oneRemote(2);
  expect(() => developmentBlocks(site)).toThrow('mf-forms was built for contract 2, the shell for 1');
});
