import type { packageNames } from '@venue/shell/release/places.ts';

export type Package = (typeof packageNames)[number];

/**
 * Whose journeys a folder of `e2e/journeys` holds. Those that stand in no folder are about the whole site, and the shell's, as
 * those of a folder that is not named here.
 */
const owners: Readonly<Record<string, Package>> = {
  booking: 'mf-bookings',
  forms: 'mf-forms',
  marketing: 'mf-marketing',
  media: 'mf-marketing',
};

/** The package that a journey is about; `journey` is its path below `e2e/journeys`. */
export function ownerOf(journey: string): Package {
  const [folder = ''] = journey.split('/');
  return owners[folder] ?? 'shell';
}
