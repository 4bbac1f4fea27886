import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, layout, media, space, surface } from '@venue/shared/theme/tokens.ts';
import { Container } from '@venue/shared/ui/columns.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { pageHeaderSpacing } from '@venue/shared/theme/styles.ts';
import { MutedLeadText } from '@venue/shared/ui/text.tsx';
import { CaptionedPicture } from '@venue/shared/ui/captioned-picture.tsx';
import type { PictureRecord } from '@venue/shared/ui/picture-record.ts';
import { Eyebrow } from './text-blocks.tsx';
import { PageBreadcrumbs } from './page-breadcrumbs.tsx';

const Frame = styled.section`
  ${surface.dark}
`;

/** Fades into the background at the bottom. An upright picture is taller on phones. */
const View = styled(CaptionedPicture)<{ $upright: boolean }>`
  height: ${({ $upright }) => ($upright ? 360 : 240)}px;
  &::after {
    content: '';
    position: absolute;
    inset: auto 0 0;
    height: 20%;
    background: linear-gradient(transparent, ${color.indigo950});
  }
  figcaption {
    z-index: 1;
  }
  ${media.up(640)} {
    height: 360px;
  }
  ${media.up(900)} {
    height: min(52vh, 480px);
  }
  ${media.up(1600)} {
    height: min(60vh, 640px);
  }
`;

/** The breadcrumbs span both columns, so that text and actions start at the same height. */
const Foot = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${layout.belowBreadcrumbs} ${space[52]};
  padding-block: ${space[4]} ${space[32]};
  ${media.up(900)} {
    grid-template-columns: minmax(0, 7fr) minmax(340px, 5fr);
    padding-block: ${layout.aboveBreadcrumbs} ${space[52]};
    > nav {
      grid-column: 1 / -1;
    }
  }
`;

const Text = styled.div`
  ${pageHeaderSpacing}
`;

const Actions = styled.div`
  display: grid;
  gap: ${space[12]};
  align-content: start;
`;

const sizes = '(min-width: 820px) 100vw, (min-width: 640px) 820px, 80vw';

type FullWidthHeaderProps = {
  /** The page's name in the breadcrumbs. */
  current: string;
  place: string;
  title: ReactNode;
  intro: ReactNode;
  picture: PictureRecord;
  /** An upright cut for phones. */
  onPhones?: PictureRecord;
  caption: string;
  /** The actions. */
  children: ReactNode;
};

/** Dark page header: a full-width picture, with text and actions below it. */
export function FullWidthHeader({
  current,
  place,
  title,
  intro,
  picture,
  onPhones,
  caption,
  children,
}: FullWidthHeaderProps) {
  return (
    <Frame>
      <View
        of={picture}
        onPhones={onPhones}
        $upright={onPhones !== undefined}
        sizes={sizes}
        ratio="fill"
        caption={caption}
        priority
      />
      <Foot>
        <PageBreadcrumbs current={current} />
        <Text>
          <Eyebrow>{place}</Eyebrow>
          <Heading level={1}>{title}</Heading>
          <MutedLeadText>{intro}</MutedLeadText>
        </Text>
        <Actions>{children}</Actions>
      </Foot>
    </Frame>
  );
}
