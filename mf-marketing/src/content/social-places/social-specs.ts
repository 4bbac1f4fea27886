import type { PictureRecord } from '@venue/shared/ui/picture-record.ts';
import { hallTerms } from '@venue/shared/venue/hall-terms.ts';

/** A room that is open to guests and can be hired whole: night club, lounge, cafe. */
export type SocialPlace = {
  name: string;
  /** In guests. */
  capacity: number;
  description: string;
  title: string;
  /** A second sentence of the title, on its own line on wide screens. */
  secondLine?: string;
  picture: PictureRecord;
  caption: string;
  /** What the place says about each shared spec. */
  specs: SpecSentences;
};

/** The specs that the three rooms share, besides the capacity (FC-22 to FC-24, K-20). */
export const socialSpecs = {
  linens: 'Linens available',
  bartenders: 'Bartenders all inclusive',
  setup: 'Table and chair setup and cleaning',
  management: 'On-site management',
  guards: 'Indoor and outdoor security guards',
} as const;

export type SocialSpec = keyof typeof socialSpecs;

export type SpecSentences = Readonly<Record<SocialSpec, string>>;

export function specsOf(
  { specs }: { specs: SpecSentences },
  order: readonly SocialSpec[],
): { name: string; text: string }[] {
  return order.map((spec) => ({ name: socialSpecs[spec], text: specs[spec] }));
}

export function capacitySpec({ capacity }: { capacity: number }): string {
  return `Capacity ${capacity}`;
}

/** Shown wherever alcohol is served (TC-19). */
export const alcoholAge = {
  name: `${hallTerms.alcoholAge} and over`,
  sentence: `Alcohol is for guests aged ${hallTerms.alcoholAge} and over.`,
} as const;
