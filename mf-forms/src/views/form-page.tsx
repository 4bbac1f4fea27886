import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { addressOf } from '@venue/shared/contract/address-of.ts';
import { Orita } from '@venue/shared/pattern/motifs.tsx';
import { PatternEdge } from '@venue/shared/pattern/pattern-edge.tsx';
import { darkBackground } from '@venue/shared/theme/styles.ts';
import { layout, media, color, space } from '@venue/shared/theme/tokens.ts';
import { BelowFirstScreen } from '@venue/shared/ui/below-first-screen.tsx';
import { Breadcrumbs } from '@venue/shared/ui/breadcrumbs.tsx';
import { Container, Columns } from '@venue/shared/ui/columns.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { PageHead } from '@venue/shared/ui/page-head.tsx';
import { Muted, MutedLeadText } from '@venue/shared/ui/text.tsx';
import { useHost } from '../host.ts';

const Page = styled.div`
  --below: 20px;
  --overlap: 36px;
  position: relative;
  isolation: isolate;
  padding-bottom: ${layout.band};
  ${media.up(900)} {
    --below: 32px;
    --overlap: 64px;
  }
`;

const ContactRow = styled(Container)`
  ${darkBackground('1px')}
  padding-block: ${layout.aboveBreadcrumbs} ${layout.belowBreadcrumbs};
`;

const Head = styled(Container)`
  ${darkBackground('(var(--below) + var(--overlap))')}
  display: grid;
  gap: ${layout.belowTitle};
  margin-bottom: var(--below);
`;

const Body = styled(Columns)`
  align-items: start;
`;

/** The sheet on the desk, under a woven edge. */
const Sheet = styled.div`
  border: 1px solid ${color.hair};
  background: ${color.white};
`;

const Inside = styled.div`
  padding: ${space[20]};
  ${media.up(900)} {
    /* The line under the button has room of its own. */
    padding: 36px 44px ${space[12]};
  }
`;

const Aside = styled.aside`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[52]};
  align-content: start;
  ${media.up(900)} {
    padding-top: calc(var(--overlap) + ${space[20]});
  }
`;

const Title = styled(Heading)`
  margin-bottom: ${space[8]};
`;

const Note = styled(Muted)`
  margin-bottom: ${space[20]};
`;

type FormPageProps = {
  title: string;
  /** For search engines. */
  description: string;
  /** Below the page's heading. */
  opening: string;
  /** Heading of the form, and a note below it. */
  heading: string;
  note: ReactNode;
  /** Further help beside the form. */
  aside: ReactNode;
  children: ReactNode;
};

/** A page about one form: heading and opening sentence on indigo, overlapped by a sheet with the form, and help beside it. */
export function FormPage({ title, description, opening, heading, note, aside, children }: FormPageProps) {
  const { Link } = useHost();
  return (
    <>
      <PageHead title={title} description={description} />
      <Page>
        <ContactRow>
          <Breadcrumbs
            link={Link}
            trail={[{ title: 'Home', path: addressOf('mf-marketing/home') }]}
            current={title}
          />
        </ContactRow>
        <Head>
          <Heading level={1}>{title}</Heading>
          <MutedLeadText>{opening}</MutedLeadText>
        </Head>
        <BelowFirstScreen>
          <Body $first={7} $free $gap={52}>
            <Sheet>
              <PatternEdge motif={<Orita />} />
              <Inside>
                <Title level={2} look="h3">
                  {heading}
                </Title>
                <Note>{note}</Note>
                {children}
              </Inside>
            </Sheet>
            <Aside>{aside}</Aside>
          </Body>
        </BelowFirstScreen>
      </Page>
    </>
  );
}
