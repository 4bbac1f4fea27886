import { packageNames } from '../releases/folders.ts';
import { readConfigurationSchemas, readManifests } from '../build/remote-declarations.ts';
import type { ConfiguredRelease } from '../releases/release-schema.ts';

/** What the packages of this checkout declare, as if all were live. */
export async function declaredReleases(): Promise<ConfiguredRelease[]> {
  const manifests = await readManifests();
  return Promise.all(
    packageNames.map(async (name) => ({
      package: name,
      manifest: manifests.find((manifest) => manifest.name === name),
      configuration: await readConfigurationSchemas(name),
    })),
  );
}
