import type { MouseEvent } from 'react';
import type { Location } from 'react-router-dom';
import { styled } from 'styled-components';
import type { MenuLink } from '@venue/shared/contract/site-facts.ts';
import { color, layout, media } from '@venue/shared/theme/tokens.ts';
import { MenuGroup, menuEntry } from './menu-group.tsx';
import { baseLinks, ariaCurrent, groups, headerAction, home, plainLinks } from './menus.ts';
import { CallBar, menuId, MenuToggle, shownMenu, useSmallMenu } from './small-menu.tsx';
import { useExpandedGroup } from './use-expanded-group.ts';

const Menu = styled.nav`
  flex-basis: 100%;
  @supports not selector(:popover-open) {
    [data-scripted] &:not([data-open]) {
      display: none;
    }
  }
  &${shownMenu} {
    position: fixed;
    inset: calc(${layout.headerHeight} + 1px) 0 0;
    display: flex;
    flex-direction: column;
    width: auto;
    height: auto;
    margin: 0;
    padding: 0;
    border: 0;
    overflow: auto;
    overscroll-behavior: contain;
    background: ${color.indigo950};
    color: ${color.starch50};
  }
  /* Below the header: without :has() the sandbox strip stays above it. */
  &[data-open] {
    position: absolute;
    inset: 100% 0 auto;
    height: calc(100dvh - ${layout.headerHeight});
  }
  ${media.up(1200)} {
    &,
    &${shownMenu},
    [data-scripted] &:not([data-open]) {
      display: block;
      position: static;
      flex-basis: auto;
      width: auto;
      height: auto;
      margin: 0 0 0 auto;
      padding: 0;
      border: 0;
      overflow: visible;
      background: none;
      color: inherit;
    }
    /* Hidden until what is to its right has arrived, so that it does not move. */
    &:not(:has(+ *)) {
      visibility: hidden;
    }
  }
`;

const List = styled.ul`
  ${media.up(1200)} {
    display: flex;
  }
`;

const Entry = styled.li`
  & + & {
    border-top: 1px solid var(--hairline);
  }
  ${media.up(1200)} {
    & + & {
      border-top: 0;
    }
  }
`;

const EntryLink = styled.a`
  ${menuEntry}
`;

/** Only in the small-screen menu: a phone's footer is far below. */
const BaseLinks = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 24px;
  padding: 8px ${layout.gutter};
  border-top: 1px solid var(--hairline);
  a {
    line-height: ${layout.target};
  }
  ${media.up(1200)} {
    display: none;
  }
`;

function Plain({ link, currentPath }: { link: MenuLink; currentPath: string }) {
  return (
    <Entry>
      <EntryLink href={link.path} aria-current={ariaCurrent(currentPath, link)}>
        {link.title}
      </EntryLink>
    </Entry>
  );
}

/** The navigation: links and dropdowns in a row from 1200 px, on smaller screens a menu with a button. */
export function SiteMenu({ location }: { location: Location }) {
  const { open, close, menuProps, buttonProps } = useSmallMenu(location.key);
  const currentPath = location.pathname;
  const [expandedGroup, dispatch] = useExpandedGroup(menuProps.ref);
  const closeOnLink = (event: MouseEvent) => {
    if (!(event.target instanceof Element) || !event.target.closest('a')) return;
    close();
    if (expandedGroup) dispatch({ kind: 'hidden', id: expandedGroup.id });
  };
  return (
    <>
      <MenuToggle open={open} {...buttonProps} />
      <Menu {...menuProps} id={menuId} popover="auto" aria-label="Main" onClick={closeOnLink}>
        <List>
          {home && <Plain link={home} currentPath={currentPath} />}
          {groups.map((group) => (
            <Entry key={group.id}>
              <MenuGroup
                group={group}
                currentPath={currentPath}
                open={expandedGroup?.id === group.id}
                dispatch={dispatch}
              />
            </Entry>
          ))}
          {plainLinks.map((link) => (
            <Plain key={link.path} link={link} currentPath={currentPath} />
          ))}
        </List>
        <BaseLinks>
          {(headerAction ? [headerAction, ...baseLinks] : baseLinks).map((link) => (
            <a key={link.path} href={link.path} aria-current={ariaCurrent(currentPath, link)}>
              {link.title}
            </a>
          ))}
        </BaseLinks>
        <CallBar />
      </Menu>
    </>
  );
}
