import type { Location } from 'react-router-dom';
import { styled } from 'styled-components';
import { spiral } from '@venue/shared/pattern/motifs.tsx';
import { color, layout, media, surface } from '@venue/shared/theme/tokens.ts';
import { Button } from '@venue/shared/ui/button.tsx';
import { Container } from '@venue/shared/ui/columns.tsx';
import { brand } from '@venue/shared/venue/contacts.ts';
import { headerAction } from './menus.ts';
import { SiteMenu } from './site-menu.tsx';

const Mark = styled.a`
  display: inline-flex;
  align-items: center;
  gap: 12px;
  min-height: 44px;
  color: inherit;
  text-decoration: none;
  font: 600 min(1.875rem, 10vw)/1 var(--serif);
  letter-spacing: -0.01em;
  svg {
    flex: none;
    color: ${color.sanyan200};
  }
  /* The smallest phones, and any phone at 200 %, have room for the name only. */
  @media (max-width: 239px) {
    svg {
      display: none;
    }
  }
`;

/** The spiral square and the name, leading home (H-01). */
function Logo() {
  return (
    <Mark href="/" aria-label={`${brand.name}, home`}>
      <svg width="34" height="34" viewBox="0 0 64 64" fill="none" stroke="currentColor" aria-hidden="true">
        <path d="M1.5 1.5h61v61h-61z" strokeWidth="3" />
        <path d={spiral} strokeWidth="3" strokeLinecap="round" transform="translate(6.4 6.4) scale(.8)" />
      </svg>
      <span translate="no">{brand.name}</span>
    </Mark>
  );
}

const Bar = styled.header`
  ${surface.dark}
  position: sticky;
  top: 0;
  z-index: 20;
  border-bottom: 1px solid var(--hairline);
  /* Above a keyboard on a phone held sideways, it would cover the label of what is typed. */
  @media (max-height: 240px) {
    position: static;
  }
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

const HeaderBar = styled(Container)`
  display: flex;
  align-items: center;
  column-gap: 12px;
  min-height: ${layout.headerHeight};
  /* Without scripts the menu is below. */
  @supports not selector(:popover-open) {
    html:not([data-scripted]) & {
      flex-wrap: wrap;
    }
  }
  ${media.up(1200)} {
    flex-wrap: nowrap;
    column-gap: 20px;
  }
`;

const CheckDate = styled(Button)`
  display: none;
  flex: none;
  min-height: 44px;
  margin-left: 6px;
  padding: 8px 16px;
  ${media.up(1200)} {
    display: inline-flex;
  }
`;

/** Logo, navigation and the main button (G-07, H-01 to H-13). */
export function Header({ location }: { location: Location }) {
  return (
    <Bar>
      <HeaderBar>
        <Logo />
        <SiteMenu location={location} />
        {headerAction && (
          <CheckDate as="a" href={headerAction.path} $look="line">
            {headerAction.title}
          </CheckDate>
        )}
      </HeaderBar>
    </Bar>
  );
}
