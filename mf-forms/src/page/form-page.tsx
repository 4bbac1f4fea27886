import { addressOf } from '@venue/shared/contract/address-of.ts';
import { layout, media } from '@venue/shared/theme/tokens.ts';
import { BelowFirstScreen } from '@venue/shared/ui/below-first-screen.tsx';
import { Breadcrumbs } from '@venue/shared/ui/breadcrumbs.tsx';
import { Container } from '@venue/shared/ui/columns.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { darkBackground } from '@venue/shared/theme/dark-background.ts';
import { Opening } from '@venue/shared/ui/text.tsx';
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

const Way = styled(Container)`
  ${darkBackground('1px')}
  padding-block: ${layout.aboveWay} ${layout.underWay};
`;

const Head = styled(Container)`
  ${darkBackground('(var(--below) + var(--overlap))')}
  display: grid;
  gap: ${layout.underTitle};
  margin-bottom: var(--below);
`;

/** A page about one form: heading and opening sentence on indigo, overlapped by a `FormSheet`. */
export function FormPage(props: { title: string; opening: string; children: ReactNode }) {
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
      <BelowFirstScreen>{props.children}</BelowFirstScreen>
    </Page>
  );
}
