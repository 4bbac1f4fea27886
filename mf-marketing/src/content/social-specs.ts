import { hallTerms } from '@venue/shared/venue/hall-terms.ts';
import type { SocialPlace } from './social-place.ts';

export type SocialSpec = { name: string; text: string };

/** What comes with the night club, the lounge and the cafe alike, after how many each holds (FC-22 to FC-24, K-20). */
export const socialSpecs = {
  linens: { name: 'Linens available', text: 'If you want the tables dressed.' },
  bartenders: { name: 'Bartenders all inclusive', text: 'They come with the room.' },
  setup: { name: 'Table and chair setup and cleaning', text: 'We set out, we clear, we sweep.' },
  management: { name: 'On-site management', text: 'One manager, until the last guest has left.' },
  guards: { name: 'Indoor and outdoor security guards', text: 'Indoors, outdoors and at the door.' },
} as const satisfies Record<string, SocialSpec>;

/** The first of the six. */
export function capacitySpec({ capacity }: Pick<SocialPlace, 'capacity'>): string {
  return `Capacity ${capacity}`;
}

/** Where alcohol is poured, the page says from what age (TC-19). */
export const alcoholAge = {
  name: `${hallTerms.alcoholAge} and over`,
  sentence: `Alcohol is for guests aged ${hallTerms.alcoholAge} and over.`,
} as const;
