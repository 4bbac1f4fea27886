import type { packageNames } from '@venue/shell/platform/releases/folders.ts';

export type Package = (typeof packageNames)[number];

/** Whose journeys a folder of `e2e/journeys` holds; those of a folder that is not named here, or of none, are the shell's. */
const owners: Readonly<Record<string, Package>> = {
  booking: 'mf-bookings',
  forms: 'mf-forms',
  marketing: 'mf-marketing',
  media: 'mf-marketing',
};

/**
 * Journeys that are about the site as all packages make it, or about everybody's commands: they run in `npm test`, and in no team's
 * own check.
 */
const ofTheWhole: ReadonlySet<string> = new Set([
  'access.spec.ts',
  'baseline.spec.ts',
  'before-live.spec.ts',
  'every-page.spec.ts',
  'seo.spec.ts',
  'fourth-remote.spec.ts',
  'fonts.spec.ts',
  'hydration-warnings.spec.ts',
  'listed-names.spec.ts',
  'lossy-line.spec.ts',
  'page-weight.spec.ts',
  'paper.spec.ts',
  'pictures.spec.ts',
  'preview.spec.ts',
  'privacy.spec.ts',
  'read-aloud.spec.ts',
  'start.spec.ts',
  'team-alone.spec.ts',
  'torn-arrival.spec.ts',
  'two-checkouts.spec.ts',
  'valid-html.spec.ts',
  'venue-data.spec.ts',
  'whole-releases.spec.ts',
]);

/** Whose a journey is; `journey` is its path below `e2e/journeys`. */
export function ownerOf(journey: string): Package | 'whole' {
  if (ofTheWhole.has(journey)) return 'whole';
  const [folder = ''] = journey.split('/');
  return owners[folder] ?? 'shell';
}
