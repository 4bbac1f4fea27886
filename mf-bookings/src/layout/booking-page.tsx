import { addressOf } from '@venue/shared/contract/address-of.ts';
import { layout, media, role, space, type } from '@venue/shared/theme/tokens.ts';
import { Breadcrumbs } from '@venue/shared/ui/breadcrumbs.tsx';
import { Container } from '@venue/shared/ui/container.tsx';
import { Lede } from '@venue/shared/ui/text.tsx';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useHost } from '../host.ts';

export const Page = styled(Container).attrs({ 'data-own-business': '' })`
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
    ${(props) => (props.$split ? `grid-template-columns: 7fr 4fr; column-gap: ${layout.freeColumn};` : '')}
  }
`;

export const Opening = styled(Lede)`
  color: ${role.text2};
`;

const Way = styled.div`
  ${type.small}
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[20]};
  align-items: center;
  justify-content: space-between;
  > a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
`;

/** Frame of a booking page: the way here and to what was booked before, then the page itself. */
export function BookingPage(props: {
  trail: readonly { title: string; path: string }[];
  here: string;
  children: ReactNode;
}) {
  const { Link } = useHost();
  return (
    <Page>
      <Way>
        <Breadcrumbs link={Link} trail={props.trail} here={props.here} />
        <Link to={addressOf('mf-bookings/bookings-on-this-device')}>My bookings</Link>
      </Way>
      {props.children}
    </Page>
  );
}
