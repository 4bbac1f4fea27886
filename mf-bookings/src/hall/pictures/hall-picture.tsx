import type { PictureRecord } from '@venue/shared/ui/picture-record.ts';
import { styled } from 'styled-components';

const Image = styled.img<{ $of: PictureRecord }>`
  display: block;
  width: 100%;
  height: 100%;
  background: url('${(props) => props.$of.placeholder}') ${(props) => props.$of.focus} / cover;
  object-fit: cover;
  object-position: ${(props) => props.$of.focus};
`;

/** A small picture of a hall, 3:2. No alternative text: the hall's name is beside it. */
export function HallPicture({ of }: { of: PictureRecord }) {
  return (
    <picture>
      <source type="image/avif" srcSet={Object.values(of.avif)[0]} />
      <Image
        $of={of}
        src={of.webp}
        alt=""
        width={of.width}
        height={of.height}
        loading="lazy"
        decoding="async"
      />
    </picture>
  );
}
