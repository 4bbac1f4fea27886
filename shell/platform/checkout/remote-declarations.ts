import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod';
import type { RemoteManifest } from '@venue/shared/contract/manifest.ts';
import {
  type ConfiguredRelease,
  remoteManifestSchema,
  type PackageName,
} from '../releases/release-schema.ts';
import { packageNames, workspace } from './folders.ts';

/** JSON Schema of each configuration section that a remote reads, by section name. */
export type ConfigurationSchemas = Readonly<Record<string, z.core.JSONSchema.JSONSchema>>;

async function load(file: string): Promise<Readonly<Record<string, unknown>>> {
  return existsSync(file) ? import(pathToFileURL(file).href) : {};
}

/** The manifest of a remote in this checkout. Throws if it is invalid. */
export async function readManifest(name: PackageName): Promise<RemoteManifest> {
  const { manifest } = await load(path.join(workspace, name, 'manifest.ts'));
  return remoteManifestSchema.parse(manifest);
}

export function readManifests(): Promise<RemoteManifest[]> {
  return Promise.all(packageNames.filter((name) => name !== 'shell').map(readManifest));
}

const sectionsSchema = z.record(z.string(), z.instanceof(z.ZodType));
const sandboxSchema = z.function({
  input: [z.string()],
  output: z.record(z.string(), z.record(z.string(), z.unknown())),
});

function configurationFile(name: PackageName): string {
  return path.join(workspace, name, 'src/configuration.ts');
}

/** The configuration sections that a remote in this checkout reads. */
export async function readConfigurationSchemas(name: PackageName): Promise<ConfigurationSchemas> {
  const { configuration = {} } = await load(configurationFile(name));
  const sections = Object.entries(sectionsSchema.parse(configuration));
  return Object.fromEntries(sections.map(([section, schema]) => [section, z.toJSONSchema(schema)]));
}

/** The values that point a remote at the sandbox, by section. `origin` has no trailing slash. */
export async function readSandboxSections(
  name: PackageName,
  origin: string,
): Promise<Readonly<Record<string, Readonly<Record<string, unknown>>>>> {
  const { sandboxConfiguration } = await load(configurationFile(name));
  return sandboxConfiguration === undefined ? {} : sandboxSchema.parse(sandboxConfiguration)(origin);
}

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
