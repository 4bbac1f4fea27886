import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { pageHeaderSpacing } from '@venue/shared/theme/styles.ts';
import { color, layout, media, space, surface } from '@venue/shared/theme/tokens.ts';
import { CaptionedPicture } from '@venue/shared/ui/captioned-picture.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import type { PictureRecord } from '@venue/shared/ui/picture-record.ts';
import { MutedLeadText } from '@venue/shared/ui/text.tsx';
import type { MotifName } from '../pattern/adire-pattern.tsx';
import { PageBreadcrumbs } from './page-breadcrumbs.tsx';
import { SidePatternBorder } from './pattern-border.tsx';
import { Eyebrow } from './text-blocks.tsx';

/** On phones the picture is shown above the text that precedes it in the source; its space is reserved. */
const Frame = styled.section`
  display: grid;
  grid-template: 212px / minmax(0, 1fr);
  &[data-tone='dark'] {
    ${surface.dark}
  }
  ${media.up(640)} {
    grid-template-rows: 340px;
  }
  ${media.up(900)} {
    grid-template: minmax(480px, auto) / minmax(calc(${layout.outside} + 440px), 5fr) 7fr;
    &[data-tall] {
      grid-template-rows: minmax(600px, auto);
    }
  }
`;

const Text = styled.div`
  ${pageHeaderSpacing}
  grid-row: 2;
  padding: ${space[4]} ${layout.gutter} ${space[32]};
  ${media.up(900)} {
    grid-area: 1 / 1;
    padding: ${layout.aboveBreadcrumbs} ${space[52]} ${space[52]} ${layout.outside};
  }
`;

const Side = styled.div`
  display: grid;
  grid-row: 1;
  ${media.up(900)} {
    grid-area: 1 / 2;
    grid-template-columns: auto minmax(0, 1fr);
  }
`;

/** On a dark background the picture's left edge fades in. */
const View = styled(CaptionedPicture)`
  grid-column: -2 / -1;
  contain: size;
  [data-tone='dark'] > * > &::before {
    ${media.up(900)} {
      content: '';
      position: absolute;
      inset: 0 auto 0 0;
      z-index: 1;
      width: 34%;
      background: linear-gradient(to right, ${color.indigo950}, transparent);
    }
  }
`;

/** `sizes` for a picture that covers a phone's width, then a box 480 or 600 px high. */
function sizesFor({ width, height }: PictureRecord, tall: boolean): string {
  const covering = Math.round(((tall ? 600 : 480) * width) / height);
  return `(min-width: ${Math.round(covering / 0.6)}px) 60vw, (min-width: 900px) ${covering}px, (min-width: 640px) 100vw, 80vw`;
}

type SplitHeaderProps = {
  /** The page's name in the breadcrumbs. */
  current: string;
  /** Pages between Home and this one. */
  trail?: readonly { title: string; path: string }[];
  /** Line over the title. */
  eyebrow?: ReactNode;
  title: ReactNode;
  intro: ReactNode;
  picture: PictureRecord;
  caption?: string | undefined;
  /** Adds a woven border between text and picture. */
  motif?: MotifName;
  background?: 'dark';
  /** For more content than a text and a button. */
  tall?: boolean;
  /** The actions. */
  children?: ReactNode;
};

/** Page header with text on the left and a picture on the right; on phones the picture is on top. */
export function SplitHeader(props: SplitHeaderProps) {
  const { current, trail, eyebrow, title, intro, picture, caption, motif, background, tall = false } = props;
  return (
    <Frame data-tone={background} data-tall={tall || undefined}>
      <Text>
        <PageBreadcrumbs trail={trail} current={current} />
        {eyebrow !== undefined && <Eyebrow>{eyebrow}</Eyebrow>}
        <Heading level={1}>{title}</Heading>
        <MutedLeadText>{intro}</MutedLeadText>
        {props.children}
      </Text>
      <Side>
        {motif && <SidePatternBorder motif={motif} />}
        <View of={picture} sizes={sizesFor(picture, tall)} ratio="fill" caption={caption} priority />
      </Side>
    </Frame>
  );
}
