import type { ReleaseLab } from './release-lab.ts';
import { versionsOnPages } from './versions-on-pages.ts';

/**
 * Two teams release at the same time: the output of their commands, and the versions that should be live, are
 * live, and are on the pages.
 */
export async function releaseConcurrently(lab: ReleaseLab, round: number) {
  const forms = await lab.prepareRelease('mf-forms', {
    texts: { 'One letter a month': `One letter a month ${round}` },
  });
  const bookings = await lab.prepareRelease('mf-bookings', {
    texts: { 'My bookings': `My bookings ${round}` },
  });
  const expected = { 'mf-forms': forms, 'mf-bookings': bookings };
  const output = await Promise.all(
    Object.entries(expected).map(([name, version]) => lab.command('rollback', name, version)),
  );
  return {
    output,
    expected,
    live: { 'mf-forms': await lab.live('mf-forms'), 'mf-bookings': await lab.live('mf-bookings') },
    onPages: await versionsOnPages(lab.siteFolder),
  };
}
