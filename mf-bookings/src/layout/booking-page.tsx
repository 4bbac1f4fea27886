import { addressOf } from '@venue/shared/contract/address-of.ts';
import { layout, media, space, type } from '@venue/shared/theme/tokens.ts';
import { Breadcrumbs } from '@venue/shared/ui/breadcrumbs.tsx';
import { Container } from '@venue/shared/ui/columns.tsx';
import { darkBackground } from '@venue/shared/theme/dark-background.ts';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { useHost } from '../host.ts';
import { ClockNote } from './clock-note.tsx';

const Frame = styled(Container)`
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

/** What follows `PageTop` overlaps the edge of its indigo background by `--overlap`. */
export function Page(props: { className?: string; children: ReactNode }) {
  return <Frame className={props.className}>{props.children}</Frame>;
}

/** Heading and opening sentence, on indigo. */
export const PageTop = styled.div`
  ${darkBackground('(var(--below) + var(--overlap))')}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${layout.underTitle};
  margin-bottom: var(--below);
  /* With nothing below, the indigo goes down to the footer. */
  &:last-child {
    margin-bottom: calc(var(--below) + var(--overlap) - ${layout.band});
  }
`;

export const Way = styled.div`
  ${darkBackground('1px')}
  ${type.small}
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[20]};
  align-items: center;
  justify-content: space-between;
  padding-block: ${layout.aboveWay} ${layout.underWay};
  > nav {
    flex: 1 1 10rem;
    min-width: 0;
  }
  > a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
  }
`;

export function BookingPage(props: {
  trail: readonly { title: string; path: string }[];
  here: string;
  children: ReactNode;
}) {
  const { Link } = useHost();
  return (
    <>
      <Page>
        <Way>
          <Breadcrumbs link={Link} trail={props.trail} here={props.here} />
          <Link to={addressOf('mf-bookings/bookings-on-this-device')}>My bookings</Link>
        </Way>
        {props.children}
      </Page>
      <ClockNote />
    </>
  );
}
