import { hallTerms } from '@venue/shared/venue/hall-terms.ts';
import type { PictureRecord } from '../../media/picture-record.ts';

/** A room that people come to, or take whole: night club, lounge, cafe. Each page has its own words besides. */
export type SocialPlace = {
  name: string;
  /** Guests that it holds. */
  capacity: number;
  description: string;
  title: string;
  /** A second sentence of the title; on desks on a line of its own. */
  secondLine?: string;
  picture: PictureRecord;
  caption: string;
  /** A sentence on each of what the three have in common. */
  specs: SpecSentences;
};

/** What comes with the night club, the lounge and the cafe alike, after how many each holds (FC-22 to FC-24, K-20). */
export const socialSpecs = {
  linens: 'Linens available',
  bartenders: 'Bartenders all inclusive',
  setup: 'Table and chair setup and cleaning',
  management: 'On-site management',
  guards: 'Indoor and outdoor security guards',
} as const;

export type SocialSpec = keyof typeof socialSpecs;

/** What a place says of each. */
export type SpecSentences = Readonly<Record<SocialSpec, string>>;

/** In this order: the name that all three share, and what the place says of it. */
export function specsOf(
  { specs }: { specs: SpecSentences },
  order: readonly SocialSpec[],
): { name: string; text: string }[] {
  return order.map((spec) => ({ name: socialSpecs[spec], text: specs[spec] }));
}

/** The first of the six. */
export function capacitySpec({ capacity }: { capacity: number }): string {
  return `Capacity ${capacity}`;
}

/** Where alcohol is poured, the page says from what age (TC-19). */
export const alcoholAge = {
  name: `${hallTerms.alcoholAge} and over`,
  sentence: `Alcohol is for guests aged ${hallTerms.alcoholAge} and over.`,
} as const;
