import { color } from '@venue/shared/theme/tokens.ts';
import { styled } from 'styled-components';

type Files = Readonly<Record<256, string>>;

/** A small picture of a hall, 3:2. */
export type HallPictureRecord = {
  readonly alt: string;
  /** A render, not a photograph. */
  readonly render: boolean;
  readonly width: number;
  readonly height: number;
  readonly focus: string;
  readonly placeholder: string;
  readonly avif: Files;
  readonly webp: Files;
};

const Image = styled.img`
  display: block;
  width: 100%;
  height: 100%;
  background: ${color.sanyan200};
  object-fit: cover;
`;

/** Beside the name of its hall, which says what it shows. */
export function HallPicture({ of }: { of: HallPictureRecord }) {
  return (
    <picture>
      <source type="image/avif" srcSet={of.avif[256]} />
      <Image src={of.webp[256]} alt="" width={of.width} height={of.height} loading="lazy" decoding="async" />
    </picture>
  );
}
