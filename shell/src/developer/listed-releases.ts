import * as z from 'zod/mini';

const packageSchema = z.object({
  live: z.string(),
  since: z.optional(z.string()),
  kept: z.array(z.string()),
  until: z.optional(z.record(z.string(), z.string())),
});

const documentSchema = z.object({ packages: z.record(z.string(), packageSchema) });

/** What of the release document the overlay reads: which versions each package has. */
export type ListedReleases = z.infer<typeof documentSchema>;

/** The release document of a site: of this one, or of a server of one's own machine. Rejects if there is none. */
async function fetchListed(origin: string): Promise<ListedReleases> {
  const response = await fetch(`${origin}/releases.json`, { cache: 'no-store', redirect: 'error' });
  if (!response.ok) throw new Error(`${origin}/releases.json: ${response.status}`);
  return documentSchema.parse(await response.json());
}

/** Lists of releases, by the origin that has each; the site's own is that of `''`. */
export type Lists = ReadonlyMap<string, ListedReleases>;

/** The lists of this site and of these origins, as far as they can be had. */
export async function fetchLists(origins: readonly string[]): Promise<Lists> {
  const found = await Promise.all(
    ['', ...origins].map((origin) =>
      fetchListed(origin).then(
        (listed) => [[origin, listed] as const],
        () => [],
      ),
    ),
  );
  return new Map(found.flat());
}

function ownEntry<Value>(
  record: Readonly<Record<string, Value>> | undefined,
  key: string,
): Value | undefined {
  return record && Object.hasOwn(record, key) ? record[key] : undefined;
}

/** The versions of a package that may be tried: the kept ones, and the live one. */
export function versionsOf(listed: ListedReleases, name: string): string[] {
  const found = ownEntry(listed.packages, name);
  return found ? [found.live, ...found.kept] : [];
}

/** What is known of the age of a version; times are ISO 8601. */
export type VersionAge =
  | { kind: 'live'; since: string | undefined }
  | { kind: 'kept'; until: string | undefined }
  | { kind: 'unlisted' };

/** Since when a version is live, or until when it was. */
export function ageOf(listed: ListedReleases, name: string, version: string): VersionAge {
  const found = ownEntry(listed.packages, name);
  if (found?.live === version) return { kind: 'live', since: found.since };
  if (!found?.kept.includes(version)) return { kind: 'unlisted' };
  return { kind: 'kept', until: ownEntry(found.until, version) };
}

const units = [
  ['day', 24 * 60 * 60 * 1000],
  ['hour', 60 * 60 * 1000],
  ['minute', 60 * 1000],
] as const;

/** `3 hours ago`, in whole units. */
function ago(time: string, now: number): string {
  const passed = Math.max(0, now - Date.parse(time));
  const [unit, length] = units.find(([, ms]) => passed >= ms) ?? ['minute', 60 * 1000];
  return new Intl.RelativeTimeFormat('en', { numeric: 'auto' }).format(-Math.floor(passed / length), unit);
}

/** The age in words: `went live 3 hours ago`, `went live this minute`. */
export function ageWords(age: VersionAge, now: number): string {
  if (age.kind === 'unlisted') return 'not in the list of releases';
  if (age.kind === 'live') return age.since ? `went live ${ago(age.since, now)}` : 'live';
  return age.until ? `replaced ${ago(age.until, now)}` : 'no longer live';
}
