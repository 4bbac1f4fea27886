export type SocialSpec = { name: string; text: string };

/** How many guests the night club, the lounge and the cafe hold each (K-20). */
export const socialCapacity = 200;

/** What comes with the night club, the lounge and the cafe alike (FC-22 to FC-24). */
export const socialSpecs = [
  { name: `Capacity ${socialCapacity}`, text: 'Sitting and standing, all together.' },
  { name: 'Linens available', text: 'Table cloths and napkins, if you want the tables dressed.' },
  { name: 'Bartenders all inclusive', text: 'They come with the room.' },
  { name: 'Table and chair setup and clean', text: 'We set out, we clear, we sweep.' },
  { name: 'On-site management', text: 'One person to find, from the first box to the last chair.' },
  { name: 'Indoor and outdoor security guards', text: 'At the door, and outside it.' },
] as const satisfies readonly SocialSpec[];
