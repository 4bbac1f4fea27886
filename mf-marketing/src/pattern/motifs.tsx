import type { ReactNode } from 'react';
import { agbole } from './motifs/agbole.tsx';
import { digi } from './motifs/digi.tsx';
import { eko } from '@venue/shared/pattern/motifs/eko.tsx';
import { igbiOkun } from './motifs/igbi-okun.tsx';
import { iye } from '@venue/shared/pattern/motifs/iye.tsx';
import { olokoto } from './motifs/olokoto.tsx';
import { orita } from '@venue/shared/pattern/motifs/orita.tsx';
import { owoEyo } from '@venue/shared/pattern/motifs/owo-eyo.tsx';

/**
 * The eight adire squares by their names, drawn on 64 by 64 in `currentColor`; the meaning that each one carries stands
 * beside it. Who always shows the same one imports that one alone, and leaves the others out of the page.
 */
export const motifs = {
  olokoto,
  agbole,
  digi,
  igbiOkun,
  orita,
  iye,
  owoEyo,
  eko,
} satisfies Record<string, ReactNode>;

export type MotifName = keyof typeof motifs;
