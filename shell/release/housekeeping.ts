import { writeFile } from 'node:fs/promises';
import { changesOf } from '../live/change-log.ts';
import { folderBytes, inMegabytes } from '../live/folder-bytes.ts';
import { keptDays } from '../live/prunable.ts';
import { prune, whatToPrune } from '../live/prune.ts';
import { releaseList } from '../live/release-list.ts';
import { releasePage, releaseTable } from '../live/release-page.ts';
import { siteBase } from '../live/site-base.ts';
import { releasesFolder, siteFolder } from './places.ts';
import { versionFolder, versionsIn } from './release-store.ts';
import { say } from './say.ts';

function daysIn(text: string | undefined): number {
  const days = Number(text ?? keptDays);
  if (!Number.isInteger(days) || days < 0) throw new Error(`--days ${text}: must be a whole number of days`);
  return days;
}

/** `npm run prune`: says what nobody needs any more, and removes it if asked to. */
export async function pruneCommand(wanted: { days?: string | undefined; remove: boolean }): Promise<void> {
  const pruning = { siteFolder, store: releasesFolder, days: daysIn(wanted.days) };
  const now = new Date();
  const { forget, unneeded } = await whatToPrune(pruning, now);
  const verb = wanted.remove ? 'removed' : 'would go';
  for (const [name, versions] of Object.entries(forget)) {
    for (const version of versions) say(`${verb}  from the site   ${name} ${version}`);
  }
  for (const { name, bytes } of unneeded) say(`${verb}  from the store  ${name}, ${inMegabytes(bytes)}`);
  if (wanted.remove && Object.keys(forget).length + unneeded.length === 0) say('There is nothing to remove.');
  else if (wanted.remove) await prune(pruning, now);
  else {
    say(
      `Nothing was removed. What was live within ${pruning.days} days stays; "npm run prune -- --remove" removes the rest.`,
    );
  }
}

/** `npm run releases`: what is live and what is kept; with a file, as a page too. */
export async function releasesCommand(page: string | undefined): Promise<void> {
  const { document } = await siteBase(siteFolder);
  const changes = await changesOf(siteFolder);
  const weighed = versionsIn(document).map(async (version) => {
    const bytes = await folderBytes(versionFolder(releasesFolder, version));
    return [`${version.name}/${version.version}`, bytes] as const;
  });
  const releases = releaseList({ document, changes, bytes: new Map(await Promise.all(weighed)) });
  say(releaseTable(releases));
  if (page) await writeFile(page, releasePage(releases, changes));
}
