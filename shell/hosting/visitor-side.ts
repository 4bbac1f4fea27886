import { randomInt } from 'node:crypto';
import { stat, realpath } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import { shareLink } from '../live/share.ts';
import { groupCookie, groupCount, groupName, groupPattern } from '../live/share-groups.ts';
import { caching } from './site-headers.ts';

/** Which composition answers a visitor, and the headers of what is not a version's file. */
export type VisitorSide = { folder: string; headers: Readonly<Record<string, string>> };

/** The group that a visitor is in already. */
function groupIn(cookies: string | undefined): string | undefined {
  const pairs = (cookies ?? '').split(';').map((pair) => pair.trim().split('='));
  const [, group] = pairs.find(([name]) => name === groupCookie.name) ?? [];
  return group !== undefined && groupPattern.test(group) ? group : undefined;
}

function isThere(folder: string): Promise<boolean> {
  return stat(folder).then(
    () => true,
    () => false,
  );
}

/** The cookie that keeps a visitor in a group. It says one of a hundred numbers, and nothing of who that is. */
export function groupCookieOf(group: string): string {
  return `${groupCookie.name}=${group}; Path=/; Max-Age=${groupCookie.seconds}; HttpOnly; SameSite=Lax`;
}

/** The live site, or the candidate where one is shared and the visitor's group gets it; draws the group where there is none. */
export async function visitorSide(
  siteFolder: string,
  { headers: { cookie } }: Pick<IncomingMessage, 'headers'>,
): Promise<VisitorSide> {
  const share = shareLink(siteFolder);
  if (!(await isThere(share))) return { folder: siteFolder, headers: { 'cache-control': caching.askAgain } };
  const own = groupIn(cookie);
  const group = own ?? groupName(randomInt(groupCount));
  // Where the share ends while this is answered, the candidate's folder goes on.
  const folder = await realpath(path.join(share, group)).catch(() => siteFolder);
  const headers = { 'cache-control': caching.askAgainPrivately };
  return { folder, headers: own ? headers : { ...headers, 'set-cookie': groupCookieOf(group) } };
}
