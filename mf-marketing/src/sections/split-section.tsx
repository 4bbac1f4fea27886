import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { layout, media, space } from '@venue/shared/theme/tokens.ts';
import { CaptionedPicture } from '@venue/shared/ui/captioned-picture.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import type { PictureRecord } from '@venue/shared/ui/picture-record.ts';
import { type Background, backgrounds } from './section.tsx';
import { TextColumn } from './text-blocks.tsx';

const Frame = styled.section<{ $background: Background; $wide: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  ${({ $background }) => backgrounds[$background]}
  > :first-child {
    height: ${({ $wide }) => ($wide ? 240 : 200)}px;
    overflow: hidden;
  }
  ${media.up(640)} {
    > :first-child {
      height: 340px;
    }
  }
  ${media.up(900)} {
    grid-template-columns: ${({ $wide }) => ($wide ? 'minmax(0, 7fr) minmax(0, 5fr)' : 'minmax(0, 5fr) minmax(0, 7fr)')};
    > :first-child {
      height: auto;
      min-height: ${({ $wide }) => ($wide ? 480 : 440)}px;
      contain: size;
    }
  }
`;

const Side = styled(TextColumn)`
  padding: ${space[20]} ${layout.gutter} ${space[32]};
  ${media.up(900)} {
    align-content: center;
    padding: ${space[52]} ${layout.outside} ${space[52]} ${space[52]};
  }
`;

type SplitSectionProps = {
  /** The picture or cloth, which covers its box. */
  visual: ReactNode;
  background?: Background | undefined;
  /** The picture takes seven twelfths of the width instead of five, and is taller. */
  wide?: boolean;
  children: ReactNode;
};

/** A picture or cloth that reaches the left edge of the window, with text beside it. */
export function SplitSection({ visual, background = 'page', wide = false, children }: SplitSectionProps) {
  return (
    <Frame $background={background} $wide={wide}>
      {visual}
      <Side>{children}</Side>
    </Frame>
  );
}

const sizes = '(min-width: 900px) 800px, (min-width: 640px) 100vw, 80vw';

type PictureSplitSectionProps = {
  picture: PictureRecord;
  caption: string;
  title: string;
  text: string;
  children: ReactNode;
};

/** {@link SplitSection} with a picture and a heading. */
export function PictureSplitSection({ picture, caption, title, text, children }: PictureSplitSectionProps) {
  return (
    <SplitSection
      visual={<CaptionedPicture of={picture} sizes={sizes} ratio="fill" caption={caption} late />}
    >
      <Heading level={2}>{title}</Heading>
      <p>{text}</p>
      {children}
    </SplitSection>
  );
}
