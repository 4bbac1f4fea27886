import {
  type ComponentPropsWithRef,
  type FocusEvent,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { styled } from 'styled-components';
import { media, layout, surface, type } from '@venue/shared/theme/tokens.ts';
import { Button } from '@venue/shared/ui/button.tsx';
import { Icon } from '@venue/shared/ui/icon.tsx';
import { VisuallyHidden } from '@venue/shared/ui/visually-hidden.tsx';
import { ZoneSuffix } from '@venue/shared/ui/zone-suffix.tsx';
import { mainPhone, officeHours, telephoneLink } from '@venue/shared/venue/contacts.ts';

/** Id of the navigation that the button shows and hides on small screens. */
export const menuId = 'site-menu';

/**
 * Matches the small-screen menu while it is open, even before hydration; in browsers without popovers by its
 * attribute.
 */
export const shownMenu = ':is(:popover-open, [data-open])';

/** Matches the body while the small-screen menu is open. */
export const menuIsOpen = `body:has(#${menuId}${shownMenu})`;

const Toggle = styled.button`
  display: inline-flex;
  flex: none;
  align-items: center;
  min-height: 48px;
  margin-left: auto;
  padding: 0 4px 0 12px;
  border: 0;
  background: none;
  color: inherit;
  font: 600 min(1rem, 7vw)/1 var(--sans);
  cursor: pointer;
  /* Hidden until what follows it has arrived, so that its text does not move. */
  &:not(:has(+ *)) {
    visibility: hidden;
  }
  ${media.up(1200)} {
    display: none;
  }
`;

const Word = styled.span<{ $when: 'open' | 'closed' }>`
  display: ${(props) => (props.$when === 'open' ? 'none' : 'inline-flex')};
  align-items: center;
  gap: 10px;
  :is(${menuIsOpen}, [aria-expanded='true']) & {
    display: ${(props) => (props.$when === 'open' ? 'inline-flex' : 'none')};
  }
`;

type MenuToggleProps = Pick<ComponentPropsWithRef<'button'>, 'ref' | 'onClick'> & { open: boolean };

/** Opens and closes the menu on small screens (H-10). As a popover it works before hydration. */
export function MenuToggle({ open, ...button }: MenuToggleProps) {
  return (
    <Toggle {...button} type="button" popoverTarget={menuId} aria-controls={menuId} aria-expanded={open}>
      <Word $when="closed">
        Menu <Icon name="menu" />
      </Word>
      <Word $when="open">
        <span>
          Close<VisuallyHidden> menu</VisuallyHidden>
        </span>
        <Icon name="close" />
      </Word>
    </Toggle>
  );
}

/** Not in Chrome before 114, Safari before 17 and Firefox before 125: there React opens and closes the menu. */
function hasPopovers(): boolean {
  return 'popover' in HTMLElement.prototype;
}

/** The small-screen menu's state and handlers. It closes when `key` (the location's) changes. */
export function useSmallMenu(key: string) {
  const menu = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const shown = useRef(key);
  // Asks the browser, whose `toggle` event comes a task later.
  const isOpen = (element: Element) => (hasPopovers() ? element.matches(':popover-open') : open);
  const close = useCallback(() => {
    if (hasPopovers()) menu.current?.hidePopover();
    else setOpen(false);
  }, []);
  // A menu that was opened before hydration is open for React too.
  useLayoutEffect(() => {
    if (hasPopovers()) setOpen(menu.current?.matches(':popover-open') ?? false);
  }, []);
  useEffect(() => {
    if (shown.current !== key) close();
    shown.current = key;
  }, [key, close]);
  useEffect(() => {
    if (!open || hasPopovers()) return undefined;
    const closeByKey = ({ key: pressed }: KeyboardEvent) => {
      if (pressed !== 'Escape') return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('keydown', closeByKey);
    return () => document.removeEventListener('keydown', closeByKey);
  }, [open]);
  return {
    open,
    close,
    menuProps: {
      ref: menu,
      'data-open': (open && !hasPopovers()) || undefined,
      // Keyboard users who move on to what the menu covers have left it.
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        const isLeft = relatedTarget instanceof Node && !currentTarget.contains(relatedTarget);
        if (isOpen(currentTarget) && isLeft && relatedTarget !== button.current) close();
      },
      onToggle: ({ newState }: { newState: string }) => setOpen(newState === 'open'),
    },
    buttonProps: {
      ref: button,
      onClick: () => {
        if (!hasPopovers()) setOpen(!open);
      },
    },
  };
}

const CallBarFrame = styled.div`
  ${surface.dark}
  position: sticky;
  bottom: 0;
  display: flex;
  flex: none;
  gap: 12px;
  align-items: center;
  justify-content: space-between;
  min-height: ${layout.phoneBar};
  margin-top: auto;
  padding: 10px ${layout.gutter};
  border-top: 1px solid var(--hairline);
  ${media.up(1200)} {
    display: none;
  }
`;

const CallHours = styled.p`
  ${type.small}
  /* A taller target, without moving the lines. */
  a {
    display: inline-block;
    padding-block: 12px;
    margin-block: -12px;
  }
`;

/** The telephone at the bottom of the open menu. */
export function CallBar() {
  return (
    <CallBarFrame>
      <CallHours>
        <a href={telephoneLink(mainPhone)} translate="no">
          <strong>{mainPhone}</strong>
        </a>
        <br />
        Bookings office: {officeHours}
        <ZoneSuffix />
      </CallHours>
      <Button as="a" href={telephoneLink(mainPhone)} $look="line">
        Call
      </Button>
    </CallBarFrame>
  );
}
