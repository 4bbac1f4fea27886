import { styled } from 'styled-components';
import type { MotifName } from '../pattern/motifs.tsx';
import { media } from '@venue/shared/theme/tokens.ts';
import { CaptionedPicture } from '../media/captioned-picture.tsx';
import type { PictureRecord } from '../media/picture-record.ts';
import { Selvedge } from './selvedge.tsx';

const Frame = styled.div`
  display: grid;
  ${media.up(900)} {
    grid-template-columns: auto 1fr;
  }
`;

const View = styled(CaptionedPicture)`
  aspect-ratio: 4 / 3;
  ${media.up(640)} {
    aspect-ratio: auto;
    height: 380px;
  }
  ${media.up(900)} {
    height: 512px;
  }
  ${media.up(1600)} {
    height: 640px;
  }
`;

/** 16:10 covers 4:3 of a phone, then a band of fixed height across the screen. */
const sizes = '(min-width: 820px) 100vw, (min-width: 640px) 820px, 80vw';

type WidePictureProps = {
  of: PictureRecord;
  caption: string;
  motif: MotifName;
  onPhones?: PictureRecord | undefined;
  /** Not at the head of its page: it loads when it is near. */
  below?: boolean | undefined;
};

/** A picture from edge to edge of the screen, at the head of a page its largest paint. */
export function WidePicture({ of, caption, motif, onPhones, below = false }: WidePictureProps) {
  return (
    <Frame>
      <Selvedge motif={motif} />
      <View
        of={of}
        onPhones={onPhones}
        sizes={sizes}
        ratio="fill"
        caption={caption}
        priority={!below}
        impression
      />
    </Frame>
  );
}
