import { Icon } from '@venue/shared/ui/icon.tsx';
import { VisuallyHidden } from '@venue/shared/ui/visually-hidden.tsx';
import { media } from '@venue/shared/theme/tokens.ts';
import { styled } from 'styled-components';

/** Id of the navigation that the button shows and hides on small screens. */
export const menuId = 'site-menu';

/** Selector that holds while the small-screen menu is open, before hydration too. */
export const menuIsOpen = `body:has(#${menuId}:popover-open)`;

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
  ${media.up(1200)} {
    display: none;
  }
`;

const Word = styled.span<{ $when: 'open' | 'closed' }>`
  display: ${(props) => (props.$when === 'open' ? 'none' : 'inline-flex')};
  align-items: center;
  gap: 10px;
  ${menuIsOpen} & {
    display: ${(props) => (props.$when === 'open' ? 'inline-flex' : 'none')};
  }
`;

/** Opens and closes the menu on small screens (H-10); the browser does it, so it works before hydration. */
export function MenuToggle(props: { open: boolean }) {
  return (
    <Toggle type="button" popoverTarget={menuId} aria-controls={menuId} aria-expanded={props.open}>
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
