import { layout, media, role, space } from '@venue/shared/theme/tokens.ts';
import { Breadcrumbs } from '@venue/shared/ui/breadcrumbs.tsx';
import { Container } from '@venue/shared/ui/container.tsx';
import { Lede } from '@venue/shared/ui/text.tsx';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useHost } from '../host.ts';

const Page = styled(Container)`
  padding-block: ${space[12]} ${layout.band};
  ${media.up(900)} {
    padding-top: 28px;
  }
`;

/** Heading and opening sentence: side by side where a form follows, one under the other above an invoice. */
export const PageTop = styled.div<{ $split?: boolean }>`
  display: grid;
  gap: ${space[20]};
  margin: ${space[12]} 0 ${space[32]};
  ${media.up(900)} {
    align-items: end;
    margin-bottom: 36px;
    ${(props) => (props.$split ? 'grid-template-columns: 7fr 4fr; column-gap: calc(100% / 12);' : '')}
  }
`;

export const Opening = styled(Lede)`
  color: ${role.text2};
`;

/** Frame of a booking page: the way here, then the page itself. */
export function BookingPage(props: {
  trail: readonly { title: string; path: string }[];
  here: string;
  children: ReactNode;
}) {
  const { Link } = useHost();
  return (
    <Page>
      <Breadcrumbs link={Link} trail={props.trail} here={props.here} />
      {props.children}
    </Page>
  );
}
