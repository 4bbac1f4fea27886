import { color, layout, media, surface } from '@venue/shared/theme/tokens.ts';
import { Button } from '@venue/shared/ui/button.tsx';
import { Container } from '@venue/shared/ui/columns.tsx';
import { pageLeadTimeline } from '@venue/shared/theme/page-lead.ts';
import type { Location } from 'react-router-dom';
import { keyframes, styled } from 'styled-components';
import { Logo } from './logo.tsx';
import { headerAction } from './navigation.ts';
import { SiteMenu } from './site-menu.tsx';

const Bar = styled.header`
  ${surface.dark}
  position: sticky;
  top: 0;
  z-index: 20;
  border-bottom: 1px solid var(--hairline);
  /* Without scripts it contains the whole menu. */
  @supports not selector(:popover-open) {
    html:not([data-scripted]) & {
      position: static;
    }
  }
  ${media.print} {
    display: none;
  }
`;

const Inside = styled(Container)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: 20px;
  min-height: ${layout.headerHeight};
  ${media.up(1200)} {
    flex-wrap: nowrap;
  }
`;

const takeOver = keyframes`
  to {
    border-color: ${color.brass400};
    background: ${color.brass400};
    color: ${color.indigo950};
  }
`;

/** Turns brass once the page's own button has scrolled away. Stays a line button if the page or the browser has no such timeline. */
const CheckDate = styled(Button)`
  display: none;
  flex: none;
  min-height: 44px;
  margin-left: 6px;
  padding: 8px 16px;
  ${media.up(1200)} {
    display: inline-flex;
  }
  @supports (timeline-scope: ${pageLeadTimeline}) {
    animation: ${takeOver} steps(1, start) forwards;
    animation-timeline: ${pageLeadTimeline};
    animation-range: exit 99% exit 100%;
  }
`;

/** Logo, navigation and the main button (G-07, H-01 to H-13). */
export function Header({ location }: { location: Location }) {
  return (
    <Bar>
      <Inside>
        <Logo />
        <SiteMenu location={location} />
        {headerAction && (
          <CheckDate as="a" href={headerAction.path} $variant="line">
            {headerAction.title}
          </CheckDate>
        )}
      </Inside>
    </Bar>
  );
}
