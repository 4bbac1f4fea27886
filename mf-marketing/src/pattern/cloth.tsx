import { ClothOf, type ClothLook } from '@venue/shared/pattern/cloth-of.tsx';
import { motifs, type MotifName } from './motifs.tsx';

/** The same with a motif by its name, for who shows one or another. */
export function Cloth({ motif, ...look }: ClothLook & { motif: MotifName }) {
  return <ClothOf motif={motifs[motif]} {...look} />;
}
