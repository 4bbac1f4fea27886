import { ClothEdge } from '@venue/shared/pattern/cloth-edge.tsx';
import { orita } from '@venue/shared/pattern/motifs/orita.tsx';
import { color, layout, media, space } from '@venue/shared/theme/tokens.ts';
import { BelowFirstScreen } from '@venue/shared/ui/below-first-screen.tsx';
import { Breadcrumbs } from '@venue/shared/ui/breadcrumbs.tsx';
import { Container } from '@venue/shared/ui/container.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { onDesk } from '@venue/shared/ui/on-desk.ts';
import { Opening } from '@venue/shared/ui/text.tsx';
import { addressOf } from '@venue/shared/contract/address-of.ts';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
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

/** Seven columns, a free one, four columns. */
const Body = styled(Container)`
  display: grid;
  gap: ${space[52]};
  align-items: start;
  ${media.up(900)} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 4fr);
    column-gap: ${layout.freeColumn};
  }
`;

const Way = styled(Container)`
  ${onDesk('1px')}
  padding-block: ${layout.aboveWay} ${layout.underWay};
`;

const Head = styled(Container)`
  ${onDesk('(var(--below) + var(--overlap))')}
  display: grid;
  gap: ${layout.underTitle};
  margin-bottom: var(--below);
`;

/** The sheet on the desk, under a woven edge. */
const Sheet = styled.div`
  border: 1px solid ${color.hair};
  background: ${color.white};
`;

const Inside = styled.div`
  padding: ${space[20]};
  ${media.up(900)} {
    padding: 36px 44px 44px;
  }
`;

const Aside = styled.div`
  ${media.up(900)} {
    padding-top: calc(var(--overlap) + 8px);
  }
`;

/** A page about one form: heading and opening sentence on indigo, the form on a sheet that laps over its edge, and beside it what else helps. */
export function FormPage(props: { title: string; opening: string; aside: ReactNode; children: ReactNode }) {
  const { Link } = useHost();
  return (
    <Page>
      <Way>
        <Breadcrumbs
          link={Link}
          trail={[{ title: 'Home', path: addressOf('mf-marketing/home') }]}
          here={props.title}
        />
      </Way>
      <Head>
        <Heading level={1}>{props.title}</Heading>
        <Opening>{props.opening}</Opening>
      </Head>
      <BelowFirstScreen>
        <Body>
          <Sheet>
            <ClothEdge motif={orita} />
            <Inside>{props.children}</Inside>
          </Sheet>
          <Aside>{props.aside}</Aside>
        </Body>
      </BelowFirstScreen>
    </Page>
  );
}
