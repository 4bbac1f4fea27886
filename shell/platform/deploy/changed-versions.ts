import type { ReleaseDocument } from '../releases/release-schema.ts';

/** Versions that are live by one document and were not by another, by package. */
export function changedVersions(before: ReleaseDocument, after: ReleaseDocument): Record<string, string> {
  const pairs = Object.entries(after.packages).flatMap(([name, { live }]) =>
    before.packages[name]?.live === live ? [] : [[name, live] as const],
  );
  return Object.fromEntries(pairs);
}
