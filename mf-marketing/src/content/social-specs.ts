import type { SocialPlace } from './social-place.ts';

export type SocialSpec = { name: string; text: string };

/** What comes with the night club, the lounge and the cafe alike (FC-22 to FC-24), after how many each holds (K-20). */
export function socialSpecs({ capacity }: Pick<SocialPlace, 'capacity'>): readonly SocialSpec[] {
  return [
    { name: `Capacity ${capacity}`, text: 'Sitting and standing, all together.' },
    { name: 'Linens available', text: 'Table cloths and napkins, if you want the tables dressed.' },
    { name: 'Bartenders all inclusive', text: 'They come with the room.' },
    { name: 'Table and chair setup and clean', text: 'We set out, we clear, we sweep.' },
    { name: 'On-site management', text: 'One person to find, from the first box to the last chair.' },
    { name: 'Indoor and outdoor security guards', text: 'At the door, and outside it.' },
  ];
}
