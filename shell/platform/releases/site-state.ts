import * as z from 'zod';
import { isPackageName, packageNameSchema, type Version, versionSchema } from './release-schema.ts';

/**
 * The state of the site, published beside the pages as `releases.json`: the versions of each package, and the
 * site's configuration. Keys added by newer checkouts are kept.
 */
export const siteStateSchema = z.looseObject({
  packages: z.record(
    packageNameSchema,
    z.looseObject({
      /** Absent for a package that is no longer part of the site. Open tabs still request its files. */
      live: versionSchema.optional(),
      /** Earlier versions in the order in which they were last live, and when each stopped being live. */
      until: z.record(versionSchema, z.iso.datetime()),
    }),
  ),
  /** Unchecked; absent if the site was never composed. */
  configuration: z.unknown().optional(),
});
export type SiteState = z.infer<typeof siteStateSchema>;

type PackageVersions = SiteState['packages'][string];

/** The live version of each package. */
export function liveVersions({ packages }: SiteState): Version[] {
  return Object.entries(packages).flatMap(([name, { live }]) =>
    isPackageName(name) && live !== undefined ? [{ name, version: live }] : [],
  );
}

/** The earlier versions of each package, newest first, whatever the clock said. */
export function earlierVersions({ packages }: SiteState): (Version & { until: string })[] {
  return Object.entries(packages).flatMap(([name, { until }]) => {
    const newestFirst = Object.entries(until).toReversed();
    return isPackageName(name) ? newestFirst.map(([version, end]) => ({ name, version, until: end })) : [];
  });
}

function withLive(current: PackageVersions | undefined, live: string | undefined, now: Date) {
  const ended = current?.live === undefined ? {} : { [current.live]: now.toISOString() };
  const until = Object.entries({ ...current?.until, ...ended }).filter(([version]) => version !== live);
  return { ...current, live, until: Object.fromEntries(until) };
}

/**
 * Makes versions live, by package; `undefined` removes a package from the site. Versions that were live before
 * are kept for open tabs and rollbacks.
 */
export function makeLive(
  state: SiteState,
  versions: Readonly<Record<string, string | undefined>>,
  now = new Date(),
): SiteState {
  const changed = Object.entries(versions)
    .filter(([name, version]) => state.packages[name]?.live !== version)
    .map(([name, version]) => [name, withLive(state.packages[name], version, now)] as const);
  return { ...state, packages: { ...state.packages, ...Object.fromEntries(changed) } };
}

/** The packages and configuration of an earlier state. What was live since stays published for open tabs. */
export function restore(earlier: SiteState, current: SiteState, now = new Date()): SiteState {
  const none = Object.keys(current.packages).map((name) => [name, undefined] as const);
  const then = liveVersions(earlier).map(({ name, version }) => [name, version] as const);
  const { configuration } = earlier;
  return { ...makeLive(current, Object.fromEntries([...none, ...then]), now), configuration };
}

/** Removes earlier versions. */
export function removeVersions(state: SiteState, versions: readonly Version[]): SiteState {
  const isForgotten = (name: string, version: string) =>
    versions.some((each) => each.name === name && each.version === version);
  const left = Object.entries(state.packages)
    .map(([name, { until, ...versionsOf }]) => {
      const kept = Object.entries(until).filter(([version]) => !isForgotten(name, version));
      return [name, { ...versionsOf, until: Object.fromEntries(kept) }] as const;
    })
    .filter(([, { live, until }]) => live !== undefined || Object.keys(until).length > 0);
  return { ...state, packages: Object.fromEntries(left) };
}

/**
 * The version to roll back to: the one named, or the previous one. Naming the live one is allowed, so that a
 * command that was interrupted can be repeated.
 */
export function rollbackTarget(state: SiteState, name: string, requested?: string): string | undefined {
  const earlier = earlierVersions(state).filter((each) => each.name === name);
  const known = [state.packages[name]?.live, ...earlier.map(({ version }) => version)];
  return requested === undefined ? earlier[0]?.version : known.find((version) => version === requested);
}

/** Versions that are live in one state but not in the other, by package. */
export function changedVersions(before: SiteState, after: SiteState): Record<string, string> {
  const changed = liveVersions(after).filter(({ name, version }) => before.packages[name]?.live !== version);
  return Object.fromEntries(changed.map(({ name, version }) => [name, version]));
}
