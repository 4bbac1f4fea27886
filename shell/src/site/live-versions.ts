import { isRecord } from '@venue/shared/form/stored-record.ts';
import { liveVersionsAddress } from './reserved-addresses.ts';

/** The live version of each package, by package name. */
type LiveVersions = Readonly<Record<string, string>>;

/**
 * The time headers of a response, and when the device's clock says it was requested and arrived (ms since the
 * epoch).
 */
export type ServerTime = {
  askedAt: number;
  arrivedAt: number;
  /** The `Date` header. */
  date: string | null;
  /** The `Age` header: seconds that it has been in a cache. */
  age: string | null;
};

/** Time limit of the request, in ms. */
const answerWait = 2000;

let latest: LiveVersions | undefined;

/** Every site has a shell, so JSON without its version is not the site's. */
function isLiveVersions(value: unknown): value is LiveVersions {
  return (
    isRecord(value) &&
    'shell' in value &&
    Object.values(value).every((version) => typeof version === 'string')
  );
}

/** Asks the site past the browser's caches; rejects if there is no response from the site itself. */
export async function fetchLiveVersions(): Promise<{ versions: LiveVersions; timed: ServerTime }> {
  const askedAt = Date.now();
  const signal = AbortSignal.timeout(answerWait);
  const response = await fetch(liveVersionsAddress, { cache: 'no-store', signal });
  const arrivedAt = Date.now();
  if (!response.ok) throw new Error(`the site does not say which versions are live: ${response.status}`);
  const { headers } = response;
  const versions: unknown = await response.json();
  // Any other body comes from a portal or proxy, whose time would be wrong too.
  if (!isLiveVersions(versions)) throw new Error('something else answers for the site');
  latest = versions;
  return { versions, timed: { askedAt, arrivedAt, date: headers.get('date'), age: headers.get('age') } };
}

/** The versions that were live when the site last answered; undefined if it has not. */
export const latestLiveVersions = (): LiveVersions | undefined => latest;
