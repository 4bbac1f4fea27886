import { dots } from '@venue/shared/pattern/motifs/dots.tsx';
import { spiral } from '@venue/shared/pattern/motifs/spiral.ts';

/** Olókòtó, the spinning shell: cycles, anniversaries. Home. */
export const olokoto = (
  <>
    <path d={spiral} strokeWidth="3" strokeLinecap="round" />
    {dots([
      [4, 4, 2.4],
      [60, 4, 2.4],
      [4, 60, 2.4],
      [60, 60, 2.4],
    ])}
  </>
);
