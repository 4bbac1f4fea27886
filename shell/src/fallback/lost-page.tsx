import { ClothOf } from '@venue/shared/pattern/cloth-of.tsx';
import { orita } from '@venue/shared/pattern/motifs/orita.tsx';
import { color, layout, media, space, type } from '@venue/shared/theme/tokens.ts';
import { Container } from '@venue/shared/ui/columns.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { PageLinks } from '@venue/shared/ui/page-links.tsx';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Link } from '../layout/link.tsx';

const Frame = styled(Container)`
  display: grid;
  gap: ${space[32]};
  padding-block: ${space[52]} ${layout.band};
  ${media.up(900)} {
    grid-template-columns: 7fr minmax(0, 384px);
    column-gap: ${layout.freeColumn};
    padding-top: ${space[84]};
  }
`;

const Label = styled.p`
  margin-bottom: ${space[12]};
  color: ${color.sanyan700};
  font: 600 1.125rem/1.4 var(--sans);
`;

const Lede = styled.p`
  ${type.lede}
  margin-block: ${space[20]} ${space[32]};
  color: var(--text-2);
`;

const Crossroads = styled(ClothOf)`
  height: 128px;
  ${media.up(900)} {
    height: 384px;
  }
`;

type LostPageProps = {
  label: string;
  title: string;
  lede: string;
  ways: readonly { title: string; path: string }[];
  /** Shown before the ways on. */
  children?: ReactNode;
};

/** Shown instead of a page that is not there: why, and ways on. */
export function LostPage({ label, title, lede, ways, children }: LostPageProps) {
  return (
    <Frame>
      <div>
        <Label>{label}</Label>
        <Heading level={1}>{title}</Heading>
        <Lede>{lede}</Lede>
        {children}
        <PageLinks label="Useful pages" link={Link} ways={ways} />
      </div>
      <Crossroads motif={orita} />
    </Frame>
  );
}
