import { createHash } from 'node:crypto';
import { releaseFactsSchema, type Release, type ReleaseFacts } from './release-schema.ts';

/**
 * The package's version and a hash of everything that it ships. Equal builds have the same name, wherever they are made.
 */
export function versionName(packageVersion: string, facts: ReleaseFacts): string {
  const text = JSON.stringify(releaseFactsSchema.parse(facts));
  return `${packageVersion}-${createHash('sha256').update(text).digest('hex').slice(0, 10)}`;
}

/** Whether the version of a release matches its content. */
export function isNamedRightly(release: Release): boolean {
  const { version, ...facts } = release;
  const packageVersion = version.slice(0, version.lastIndexOf('-'));
  return versionName(packageVersion, facts) === version;
}
