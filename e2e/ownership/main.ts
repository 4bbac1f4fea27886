import { changes, type Change } from './changes.ts';
import { openScratchSite, type Attempt, type ScratchSite } from './scratch-site.ts';

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function outsideOf({ owner }: Change, { edited }: Attempt): string[] {
  return edited.filter((file) => owner === undefined || !file.startsWith(`${owner}/`));
}

function same(one: readonly string[], other: readonly string[]): boolean {
  return one.toSorted().join() === other.toSorted().join();
}

function isAsItMust(change: Change, attempt: Attempt): boolean {
  const { versions, refused, written = [] } = change.must;
  const fits = refused === undefined ? attempt.refused === undefined : attempt.refused?.includes(refused);
  return fits === true && same(attempt.versions, versions) && same(outsideOf(change, attempt), written);
}

function listed(names: readonly string[]): string {
  return names.length === 0 ? '0' : `${names.length} (${names.join(', ')})`;
}

function row(change: Change, attempt: Attempt): string {
  const cells = [
    change.what,
    change.owner ?? 'the site’s document',
    listed(outsideOf(change, attempt)),
    listed(attempt.versions),
    attempt.seconds.toFixed(1),
    attempt.refused === undefined ? 'live' : 'refused',
  ];
  return `| ${cells.join(' | ')} |`;
}

/** All changes, or those with one of these words: `npm run ownership -- colour remote`. */
const words = process.argv.slice(2);
const wanted = changes.filter(({ what }) => words.length === 0 || words.some((word) => what.includes(word)));

async function report(site: ScratchSite): Promise<void> {
  say('| change | owner | files edited outside | new versions | seconds | outcome |');
  say('| --- | --- | --- | --- | --- | --- |');
  for (const change of wanted) {
    const attempt = await site.attempt(() => change.edit(site), change.command);
    say(row(change, attempt));
    if (isAsItMust(change, attempt)) continue;
    say(`  NOT AS IT MUST BE: ${JSON.stringify({ must: change.must, ...attempt })}`);
    process.exitCode = 1;
  }
}

const site = await openScratchSite();
try {
  await report(site);
} finally {
  await site.close();
}
