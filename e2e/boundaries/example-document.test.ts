import { readFile } from 'node:fs/promises';
import { checkSite } from '@venue/shell/configuration/check-site.ts';
import { packageNames } from '@venue/shell/release/places.ts';
import { readConfigurationSchemas, readManifests } from '@venue/shell/release/remote-declarations.ts';
import { expect, test } from 'vitest';

const example = new URL('../../docs/site.example.json', import.meta.url);

test('the example of a configuration document has all that the remotes ask for, and nothing else', async () => {
  const content: unknown = JSON.parse(await readFile(example, 'utf8'));
  const manifests = await readManifests();
  const releases = await Promise.all(
    packageNames.map(async (name) => ({
      package: name,
      manifest: manifests.find((manifest) => manifest.name === name),
      configuration: await readConfigurationSchemas(name),
    })),
  );
  const { venue } = checkSite({ name: 'docs/site.example.json', content }, releases);
  expect(venue.hallTerms.depositPercent).toBe(50);
});
