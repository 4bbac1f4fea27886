import { layout, media, role, space } from '@venue/shared/theme/tokens.ts';
import { Breadcrumbs } from '@venue/shared/ui/breadcrumbs.tsx';
import { Container } from '@venue/shared/ui/container.tsx';
import { Heading } from '@venue/shared/ui/heading.tsx';
import { Lede } from '@venue/shared/ui/text.tsx';
import { addressOf } from '@venue/shared/contract/address-of.ts';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useHost } from '../host.ts';

const Page = styled(Container)`
  padding-block: ${space[12]} ${layout.band};
  ${media.up(900)} {
    padding-top: 28px;
  }
`;

/** Seven columns, a free one, four columns. */
const Columns = styled.div`
  display: grid;
  gap: ${space[20]};
  ${media.up(900)} {
    grid-template-columns: 7fr 4fr;
    column-gap: ${layout.freeColumn};
  }
`;

const Head = styled(Columns)`
  margin: ${space[12]} 0 ${space[32]};
  ${media.up(900)} {
    align-items: end;
    margin-bottom: 36px;
  }
`;

const Opening = styled(Lede)`
  color: ${role.text2};
`;

const Body = styled(Columns)`
  row-gap: ${space[52]};
  align-items: start;
`;

/** A page about one form: heading and opening sentence, the form, and beside it what else helps. */
export function FormPage(props: { title: string; opening: string; aside: ReactNode; children: ReactNode }) {
  const { Link } = useHost();
  return (
    <Page>
      <Breadcrumbs
        link={Link}
        trail={[{ title: 'Home', path: addressOf('mf-marketing/home') }]}
        here={props.title}
      />
      <Head>
        <Heading level={1}>{props.title}</Heading>
        <Opening>{props.opening}</Opening>
      </Head>
      <Body>
        {props.children}
        {props.aside}
      </Body>
    </Page>
  );
}
