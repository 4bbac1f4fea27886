import type { packageNames } from '@venue/shell/platform/releases/folders.ts';

export type Package = (typeof packageNames)[number];

/** Whose journeys a folder of `e2e/journeys` holds; those of a folder that is not named here are the shell's. */
const owners: Readonly<Record<string, Package | 'whole'>> = {
  booking: 'mf-bookings',
  forms: 'mf-forms',
  marketing: 'mf-marketing',
  media: 'mf-marketing',
  // About the site as all packages make it, or about everybody's commands: they run in `npm test`, and in no team's own check.
  'whole-site': 'whole',
};

/** Whose a journey is; `journey` is its path below `e2e/journeys`. */
export function ownerOf(journey: string): Package | 'whole' {
  const [folder = ''] = journey.split('/');
  return owners[folder] ?? 'shell';
}
