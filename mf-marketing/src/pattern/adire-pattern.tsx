import type { ReactNode } from 'react';
import { Dots, Eko, Iye, Orita, OwoEyo, spiral } from '@venue/shared/pattern/motifs.tsx';
import { PatternFill, type PatternProps } from '@venue/shared/pattern/pattern-fill.tsx';

/** Agbolé, the compound: hotel, apartments. */
const agbole = (
  <>
    <path d="M4 4h56v56H4zM12 12h40v40H12zM20 20h24v24H20z" strokeWidth="2.6" />
    <Dots at={[[32, 32, 5]]} />
  </>
);

const diagonals = [8, 16, 24, 32, 40, 48, 56, 64]
  .map((step) => `M0 ${step}L${step} 0M${step} 64L64 ${step}`)
  .join('');

/** Dígí, the mirror: about, gallery, reviews. */
const digi = (
  <>
    <path d={diagonals} />
    <path d="M18 18h28v28H18z" fill="var(--indigo-900)" strokeWidth="2.6" />
    <path d="M18 18l28 28M46 18L18 46" strokeWidth="2" />
  </>
);

const waves = [8, 24, 40, 56].map((y) => `M-16 ${y}q8-9 16 0t16 0t16 0t16 0t16 0t16 0`).join('');

/** Ìgbì òkun, the waves: lounge, pools. */
const igbiOkun = <path d={waves} strokeWidth="2.6" strokeLinecap="round" />;

/** Olókòtó, the spinning shell: cycles, anniversaries. Home, halls, the concert space. */
const olokoto = (
  <>
    <path d={spiral} strokeWidth="3" strokeLinecap="round" />
    <Dots
      at={[
        [4, 4, 2.4],
        [60, 4, 2.4],
        [4, 60, 2.4],
        [60, 60, 2.4],
      ]}
    />
  </>
);

/**
 * Eight adire squares, drawn on 64 by 64 in `currentColor`. A part that always shows the same motif imports that one
 * alone, which keeps the others out of its bundle.
 */
const motifs = {
  olokoto,
  agbole,
  digi,
  igbiOkun,
  orita: <Orita />,
  iye: <Iye />,
  owoEyo: <OwoEyo />,
  eko: <Eko />,
} satisfies Record<string, ReactNode>;

export type MotifName = keyof typeof motifs;

/** A {@link PatternFill} with a motif by its name. */
export function AdirePattern({ motif, ...pattern }: PatternProps & { motif: MotifName }) {
  return <PatternFill motif={motifs[motif]} {...pattern} />;
}
