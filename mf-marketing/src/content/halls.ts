import type { PictureRecord } from '../media/picture-record.ts';
import { hallAmbali } from '../media/pictures/hall-ambali.ts';
import { hallBallRoom } from '../media/pictures/hall-ball-room.ts';
import { hallWosilat } from '../media/pictures/hall-wosilat.ts';

/** A hall as the pages describe it (K-12 to K-14); whoever books is charged by the booking pages. */
export type Hall = {
  /** Place on the page of the halls. */
  readonly id: 'ball-room' | 'ambali' | 'wosilat';
  readonly name: string;
  /** One day, in naira. */
  readonly rental: number;
  /** Guests as the list of halls states them. */
  readonly listed: { readonly from: number; readonly to: number };
  /** Guests as the terms state them; they differ from the list (D-03). */
  readonly inTerms: number;
  readonly image: PictureRecord;
};

/** The three halls, smallest first. */
export const halls = [
  {
    id: 'ball-room',
    name: 'Ball Room',
    rental: 500_000,
    listed: { from: 80, to: 80 },
    inTerms: 70,
    image: hallBallRoom,
  },
  {
    id: 'ambali',
    name: 'Ambali Hall',
    rental: 1_500_000,
    listed: { from: 700, to: 800 },
    inTerms: 700,
    image: hallAmbali,
  },
  {
    id: 'wosilat',
    name: 'Wosilat Hall',
    rental: 1_700_000,
    listed: { from: 800, to: 900 },
    inTerms: 900,
    image: hallWosilat,
  },
] as const satisfies readonly Hall[];

/** `80`, `700 to 800`. */
export function listedGuests({ listed }: Hall): string {
  return listed.from === listed.to ? String(listed.to) : `${listed.from} to ${listed.to}`;
}

/** List and terms disagree: the lower figure sits with ease, the higher one is the most (D-03). */
export function roomFor({ listed, inTerms }: Hall): { withEase: number; most: number } {
  return { withEase: Math.min(listed.to, inTerms), most: Math.max(listed.to, inTerms) };
}
