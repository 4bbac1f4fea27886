import { useState } from 'react';
import { styled } from 'styled-components';
import { withoutScripts } from '@venue/shared/theme/styles.ts';
import { color, media, motion } from '@venue/shared/theme/tokens.ts';
import { PictureCaption } from '@venue/shared/ui/captioned-picture.tsx';
import { Icon } from '@venue/shared/ui/icon.tsx';
import type { PictureRecord } from '@venue/shared/ui/picture-record.ts';
import { Picture } from '@venue/shared/ui/picture.tsx';
import { VisuallyHidden } from '@venue/shared/ui/visually-hidden.tsx';
import { VideoDialog } from './video-dialog.tsx';

const Play = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  width: 56px;
  height: 56px;
  margin: auto;
  border-radius: 50%;
  background: ${color.brass400};
  color: ${color.indigo950};
  transition: background-color ${motion.fast};
  ${withoutScripts} {
    display: none;
  }
`;

const Opener = styled.button.attrs({ type: 'button' })`
  position: relative;
  display: block;
  width: 100%;
  height: 100%;
  padding: 0;
  border: 0;
  background: none;
  cursor: pointer;
  ${withoutScripts} {
    pointer-events: none;
  }
  ${media.hover} {
    &:hover ${Play} {
      background: ${color.brass300};
    }
  }
`;

type VideoThumbnailProps = {
  of: PictureRecord;
  sizes: string;
  /** `Play the film of the venue`. */
  label: string;
  caption?: string | undefined;
  className?: string | undefined;
};

/** FC-05, T-01. `className` sets its height. */
export function VideoThumbnail({ of, sizes, label, caption, className }: VideoThumbnailProps) {
  const [open, setOpen] = useState(false);
  return (
    <div className={className}>
      <Opener aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <VisuallyHidden>{label}. </VisuallyHidden>
        <Picture of={of} sizes={sizes} ratio="fill" alt="" />
        <Play>
          <Icon name="play" />
        </Play>
        <PictureCaption of={of} text={caption} as="span" />
      </Opener>
      <VideoDialog open={open} onClose={() => setOpen(false)} />
    </div>
  );
}
