import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Orita } from '@venue/shared/pattern/motifs.tsx';
import { PatternFill } from '@venue/shared/pattern/pattern-fill.tsx';
import { color, layout, media, space, type } from '@venue/shared/theme/tokens.ts';
import { Container } from '@venue/shared/ui/columns.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { PageLinks } from '@venue/shared/ui/page-links.tsx';
import { Link } from '../layout/link.tsx';

const FallbackBox = styled(Container)`
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

const LeadText = styled.p`
  ${type.lead}
  margin-block: ${space[20]} ${space[32]};
  color: var(--text-2);
`;

const Help = styled.div`
  display: grid;
  gap: ${space[12]};
  margin-bottom: ${space[32]};
`;

const Crossroads = styled(PatternFill)`
  height: 128px;
  ${media.up(900)} {
    height: 384px;
  }
`;

type FallbackPageProps = {
  label?: string;
  title: string;
  intro: string;
  ways: readonly { title: string; path: string }[];
  /** Shown before the ways on. */
  children?: ReactNode;
};

/** Shown instead of a page: why, and ways on. */
export function FallbackPage({ label, title, intro, ways, children }: FallbackPageProps) {
  return (
    <FallbackBox>
      <div>
        {label !== undefined && <Label>{label}</Label>}
        <Heading level={1}>{title}</Heading>
        <LeadText>{intro}</LeadText>
        {children !== undefined && <Help>{children}</Help>}
        <PageLinks label="Useful pages" link={Link} links={ways} />
      </div>
      <Crossroads motif={<Orita />} />
    </FallbackBox>
  );
}
