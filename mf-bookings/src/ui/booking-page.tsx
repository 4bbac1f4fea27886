import { type ReactNode, type RefObject, useLayoutEffect } from 'react';
import { styled } from 'styled-components';
import { addressOf } from '@venue/shared/contract/address-of.ts';
import { useFocusOnMount } from '@venue/shared/hooks/use-focus-on-mount.ts';
import { darkBackground } from '@venue/shared/theme/styles.ts';
import { type, layout, media, space } from '@venue/shared/theme/tokens.ts';
import { Breadcrumbs } from '@venue/shared/ui/breadcrumbs.tsx';
import { Container } from '@venue/shared/ui/columns.tsx';
import { useHost } from '../host.ts';
import { ClockNote } from './clock-note.tsx';

let wasFocused = false;

/** Passes the focus from one heading to the next: a stored booking may replace the form whose heading had it. */
function useInheritedFocus(target: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = target.current;
    if (wasFocused) element?.focus();
    return () => {
      if (!element || document.activeElement !== element) return;
      wasFocused = true;
      // The next heading mounts in the same task.
      queueMicrotask(() => {
        wasFocused = false;
      });
    };
  }, [target]);
}

const Title = styled.h1`
  ${type.h1}
  max-width: 24ch;
`;

/** Takes the focus if `focused`, or if the heading it replaces had it. */
export function FocusTitle({ focused, children }: { focused: boolean; children: ReactNode }) {
  const title = useFocusOnMount<HTMLHeadingElement>(focused);
  useInheritedFocus(title);
  return (
    <Title ref={title} tabIndex={-1}>
      {children}
    </Title>
  );
}

/** What follows `PageTop` overlaps the edge of its indigo background by `--overlap`. */
export const Page = styled(Container)`
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

/** Heading and opening sentence, on indigo. */
export const PageTop = styled.div`
  ${darkBackground('(var(--below) + var(--overlap))')}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${layout.belowTitle};
  margin-bottom: var(--below);
  /* With nothing below, the indigo goes down to the footer. */
  &:last-child {
    margin-bottom: calc(var(--below) + var(--overlap) - ${layout.band});
  }
`;

export const BreadcrumbBar = styled.div`
  ${darkBackground('1px')}
  ${type.small}
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[20]};
  align-items: center;
  justify-content: space-between;
  padding-block: ${layout.aboveBreadcrumbs} ${layout.belowBreadcrumbs};
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
        <BreadcrumbBar>
          <Breadcrumbs link={Link} trail={props.trail} current={props.here} />
          <Link to={addressOf('mf-bookings/bookings-on-this-device')}>My bookings</Link>
        </BreadcrumbBar>
        {props.children}
      </Page>
      <ClockNote />
    </>
  );
}

/** A sheet and, from 900 px, the column beside it. */
export const SheetColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[32]} ${layout.columnGap};
  ${media.up(900)} {
    grid-template-columns: 7fr 5fr;
  }
`;

export const SheetSide = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[32]};
  align-content: start;
  justify-items: stretch;
  min-width: 0;
`;
