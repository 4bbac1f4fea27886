import type { SizedPicture } from '@venue/shared/ui/sized-picture.ts';
import { styled } from 'styled-components';

/** A small picture of a hall, 3:2. */
export type HallPictureRecord = SizedPicture<256>;

const Image = styled.img<{ $of: HallPictureRecord }>`
  display: block;
  width: 100%;
  height: 100%;
  background: url('${(props) => props.$of.placeholder}') ${(props) => props.$of.focus} / cover;
  object-fit: cover;
  object-position: ${(props) => props.$of.focus};
`;

/** No alternative text: the hall's name is beside it. */
export function HallPicture({ of }: { of: HallPictureRecord }) {
  return (
    <picture>
      <source type="image/avif" srcSet={of.avif[256]} />
      <Image
        $of={of}
        src={of.webp[256]}
        alt=""
        width={of.width}
        height={of.height}
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}
