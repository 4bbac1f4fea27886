import type { ComponentPropsWithRef } from 'react';
import { Icon } from '@venue/shared/ui/icon.tsx';
import { VisuallyHidden } from '@venue/shared/ui/visually-hidden.tsx';
import { media } from '@venue/shared/theme/tokens.ts';
import { styled } from 'styled-components';

/** Id of the navigation that the button shows and hides on small screens. */
export const menuId = 'site-menu';

/** Matches the small-screen menu while it is open, even before hydration; in browsers without popovers by its attribute. */
export const shownMenu = ':is(:popover-open, [data-open])';

/** Matches the body while the small-screen menu is open. */
export const menuIsOpen = `body:has(#${menuId}${shownMenu})`;

const Toggle = styled.button`
  display: inline-flex;
  align-items: center;
  min-height: 48px;
  margin-left: auto;
  padding: 0 4px 0 12px;
  border: 0;
  background: none;
  color: inherit;
  font: 600 1rem/1 var(--sans);
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
