import type { packageNames } from '@venue/shell/platform/releases/folders.ts';

export type Package = (typeof packageNames)[number];

/** The owner of each folder of `e2e/journeys`; unlisted folders belong to the shell. */
const owners: Readonly<Record<string, Package | 'whole'>> = {
  booking: 'mf-bookings',
  forms: 'mf-forms',
  marketing: 'mf-marketing',
  media: 'mf-marketing',
  // Tests of the whole site or of the commands: they run in `npm test`, but in no team's own check.
  'whole-site': 'whole',
};

/** The owner of a journey; `journey` is its path below `e2e/journeys`. */
export function ownerOf(journey: string): Package | 'whole' {
  const [folder = ''] = journey.split('/');
  return owners[folder] ?? 'shell';
}
