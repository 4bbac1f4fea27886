import { styled } from 'styled-components';
import { layout, media, motion, radius } from '../theme/tokens.ts';

/** A square button with one icon; give it an `aria-label`. `$bare` leaves the border out. */
export const IconButton = styled.button.attrs({ type: 'button' })<{ $bare?: boolean }>`
  display: inline-grid;
  flex: none;
  place-items: center;
  width: ${layout.target};
  height: ${layout.target};
  padding: 0;
  border: 1px solid ${(props) => (props.$bare ? 'transparent' : 'var(--edge)')};
  border-radius: ${radius.control};
  background: none;
  color: var(--edge-text);
  cursor: pointer;
  transition:
    background-color ${motion.fast},
    color ${motion.fast};
  ${media.hover} {
    &:hover {
      background: var(--edge-hover);
      color: var(--edge-hover-text);
    }
  }
`;
