import { rm } from 'node:fs/promises';
import path from 'node:path';
import { openReleaseLab, type ReleaseLab } from '../site/release-lab.ts';
import { composeTestSite } from '../site/test-site.ts';
import { releaseTwoAtOnce } from '../site/two-at-once.ts';
import { versionsOnPages } from '../site/whole-site.ts';
import type { Now } from './row.ts';

/** Measures something on a site of its own. */
export async function inLab(work: (lab: ReleaseLab) => Promise<Now>): Promise<Now> {
  await composeTestSite();
  const lab = await openReleaseLab();
  try {
    return await work(lab);
  } finally {
    await lab.close();
  }
}

/** Two teams release at the same moment, so many times. */
export async function twoAtOnce(lab: ReleaseLab, rounds: number): Promise<Now> {
  let both = 0;
  for (let round = 0; round < rounds; round += 1) {
    const { wanted, live, onPages } = await releaseTwoAtOnce(lab, round);
    const isOnPages = Object.entries(wanted).every(([name, version]) => onPages[name] === version);
    if (isOnPages && JSON.stringify(live) === JSON.stringify(wanted)) both += 1;
  }
  return { holds: both === rounds, said: `both live, on whole pages: ${both} of ${rounds}` };
}

/** The folder of a kept version is lost, in the store and on the site; then another team releases. */
export async function lostFolder(lab: ReleaseLab): Promise<Now> {
  const lost = await lab.live('mf-forms');
  const forms = await lab.prepareRelease('mf-forms', { texts: { 'One letter a month': 'A letter a month' } });
  await lab.command('rollback', 'mf-forms', forms);
  const places = [lab.environment['RELEASES_FOLDER'] ?? '', lab.siteFolder];
  await Promise.all(places.map((place) => rm(path.join(place, 'mf-forms', lost), { recursive: true })));
  const bookings = await lab.prepareRelease('mf-bookings', { texts: { 'My bookings': 'Our bookings' } });
  const said = await lab.command('rollback', 'mf-bookings', bookings);
  await versionsOnPages(lab.siteFolder);
  const line = /^no longer kept: .*$/m.exec(said)?.[0] ?? said;
  return {
    holds: line.startsWith(`no longer kept: mf-forms ${lost} is not in `),
    said: `the next release is live, and says “${line.replace(/ is not in .*/, ' is not in (the store)')}”`,
  };
}
