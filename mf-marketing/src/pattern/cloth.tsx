import { ClothOf, type ClothLook } from '@venue/shared/pattern/cloth-of.tsx';
import { motifs, type MotifName } from './motifs.tsx';

/** `ClothOf` with a motif by its name. */
export function Cloth({ motif, ...look }: ClothLook & { motif: MotifName }) {
  return <ClothOf motif={motifs[motif]} {...look} />;
}
