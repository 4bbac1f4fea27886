import { releasesFolder, siteFolder } from '../checkout/folders.ts';
import { writeLine } from '../common/terminal.ts';
import { readLog } from '../deploy/deploy-log.ts';
import { currentSite } from '../deploy/live-site.ts';
import { prune, findPrunable } from '../deploy/prune.ts';
import { releaseTable } from '../deploy/release-list.ts';

/** Lists the versions that are no longer needed, and removes them with `--remove`. */
export async function pruneCommand(requested: { days: number; remove: boolean }): Promise<void> {
  const pruning = { siteFolder, store: releasesFolder, days: requested.days };
  const now = new Date();
  const { expired, unneeded } = await (requested.remove ? prune : findPrunable)(pruning, now);
  const verb = requested.remove ? 'removed' : 'unneeded';
  for (const { name, version } of expired) writeLine(`${verb}  from the site   ${name} ${version}`);
  for (const { name } of unneeded) writeLine(`${verb}  from the store  ${name}`);
  if (requested.remove && expired.length + unneeded.length === 0) writeLine('There is nothing to remove.');
  if (!requested.remove) {
    writeLine(
      `Nothing was removed. "npm run site -- prune --remove" removes versions that were not live in the last ${pruning.days} days.`,
    );
  }
}

export async function listCommand(): Promise<void> {
  const { state } = await currentSite(siteFolder);
  const changes = await readLog(siteFolder);
  writeLine(releaseTable(state, changes));
}
