import { useLayoutEffect, useRef, type Dispatch, type FocusEvent, type KeyboardEvent } from 'react';
import { styled, css } from 'styled-components';
import { color, media, layout } from '@venue/shared/theme/tokens.ts';
import { Icon } from '@venue/shared/ui/icon.tsx';
import { Dropdown } from './dropdown.tsx';
import { isCurrentGroup, type HeaderGroup } from './menus.ts';
import type { GroupEvent } from './use-expanded-group.ts';

/** Style of the first level of the menu: links, and the buttons of groups. */
export const menuEntry = css`
  display: flex;
  align-items: center;
  min-height: 56px;
  padding-inline: ${layout.gutter};
  color: inherit;
  font: 500 1.25rem/1.2 var(--sans);
  text-decoration: none;
  &:focus-visible {
    outline-offset: -3px;
  }
  &[aria-current='page'] {
    color: ${color.brass400};
  }
  ${media.up(1200)} {
    gap: 7px;
    min-height: ${layout.headerHeight};
    padding-inline: 13px;
    font: 500 1rem/1 var(--sans);
    white-space: nowrap;
    &[aria-current='page'],
    &[data-current='true'] {
      color: inherit;
      box-shadow: inset 0 -3px ${color.brass400};
    }
  }
`;

const GroupBox = styled.details`
  position: relative;
`;

const Opener = styled.summary`
  ${menuEntry}
  svg {
    flex: none;
    width: 16px;
    height: 16px;
    margin-left: auto;
  }
  [open] > & svg {
    rotate: 180deg;
  }
  ${media.up(1200)} {
    svg {
      width: 12px;
      height: 12px;
      margin: 0;
    }
    [open] > & {
      background: ${color.starch50};
      color: ${color.ink};
      box-shadow: none;
    }
  }
`;

/** Whether groups are dropdowns that open on hover, rather than folds of the small-screen menu. */
function isWide(): boolean {
  return window.matchMedia('(min-width: 1200px)').matches;
}

type MenuGroupProps = {
  group: HeaderGroup;
  currentPath: string;
  open: boolean;
  dispatch: Dispatch<GroupEvent>;
};

/** A group that was opened before hydration is open for React too. */
function useDetails({ group: { id }, dispatch }: MenuGroupProps) {
  const details = useRef<HTMLDetailsElement>(null);
  useLayoutEffect(() => {
    if (details.current?.open) dispatch({ kind: 'shown', id });
  }, [id, dispatch]);
  return details;
}

/** A dropdown of the header or a fold of the small-screen menu. Being `<details>`, it opens before hydration (H-13). */
export function MenuGroup(props: MenuGroupProps) {
  const { group, currentPath, open, dispatch } = props;
  const { id } = group;
  const details = useDetails(props);

  const hover = (kind: 'entered' | 'left', pointerType: string) => {
    if (pointerType === 'mouse' && isWide()) dispatch({ kind, id });
  };
  const dismissOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isWide()) return;
    details.current?.querySelector('summary')?.focus();
    dispatch({ kind: 'hidden', id });
  };
  const dismissOnLeave = (event: FocusEvent) => {
    const next = event.relatedTarget;
    if (next && !event.currentTarget.contains(next) && isWide()) dispatch({ kind: 'hidden', id });
  };

  return (
    <GroupBox
      ref={details}
      name="site-menu-groups"
      open={open}
      suppressHydrationWarning
      onToggle={(event) => dispatch({ kind: event.currentTarget.open ? 'shown' : 'hidden', id })}
      onPointerEnter={(event) => hover('entered', event.pointerType)}
      onPointerLeave={(event) => hover('left', event.pointerType)}
      onKeyDown={dismissOnEscape}
      onBlur={dismissOnLeave}
    >
      <Opener
        role="button"
        aria-expanded={open}
        data-current={isCurrentGroup(group, currentPath)}
        onClick={(event) => {
          event.preventDefault();
          dispatch({ kind: 'pressed', id });
        }}
      >
        {group.title}
        <Icon name="chevron" />
      </Opener>
      <Dropdown group={group} currentPath={currentPath} />
    </GroupBox>
  );
}
