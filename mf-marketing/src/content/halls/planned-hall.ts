import type { Setting } from '../../parts/plan/furnish.ts';

/** How the halls are set (FC-15). */
export type Layout = 'banquet' | 'theatre';

export type PlannedHall = {
  /** In units of the plans, 26 to a table of ten. Drawn for comparison, not surveyed. */
  readonly width: number;
  readonly height: number;
  readonly stage: { readonly width: number; readonly height: number };
  readonly door: number;
  readonly layouts: Readonly<Record<Layout, { readonly setting: Setting; readonly words: string }>>;
};
