import { createHash } from 'node:crypto';
import { releaseFactsSchema, type Release, type ReleaseFacts } from './release-schema.ts';

/**
 * The name of a version: the package's own version and a hash of everything that it ships and says. What is the same
 * has the same name, wherever and however often it is built.
 */
export function versionName(packageVersion: string, facts: ReleaseFacts): string {
  const text = JSON.stringify(releaseFactsSchema.parse(facts));
  return `${packageVersion}-${createHash('sha256').update(text).digest('hex').slice(0, 10)}`;
}

/** Whether a release is what its version is named after. */
export function isNamedRightly(release: Release): boolean {
  const { version, ...facts } = release;
  const packageVersion = version.slice(0, version.lastIndexOf('-'));
  return versionName(packageVersion, facts) === version;
}
