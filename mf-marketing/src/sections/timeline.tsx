import { styled } from 'styled-components';
import { color, media, role, space } from '@venue/shared/theme/tokens.ts';

/** Left to right from 900 px, top to bottom below that. */
export const Timeline = styled.ol`
  display: grid;
  ${media.up(900)} {
    grid-template-columns: repeat(auto-fit, minmax(8rem, 1fr));
    gap: ${space[20]};
  }
`;

/** A date and what happens on it, marked by a dot on the line; filled for the event day itself. */
export const TimelineStep = styled.li<{ $color?: string | undefined; $filled?: boolean }>`
  --knot: ${({ $color = color.indigo700 }) => $color};
  position: relative;
  display: grid;
  gap: 2px;
  align-content: start;
  padding: 0 0 ${space[20]} ${space[32]};
  &::before {
    content: '';
    position: absolute;
    top: 5px;
    left: 0;
    z-index: 1;
    width: 14px;
    height: 14px;
    border: 2px solid var(--knot);
    border-radius: 50%;
    background: ${({ $filled }) => ($filled ? 'var(--knot)' : color.white)};
  }
  &:not(:last-child)::after {
    content: '';
    position: absolute;
    top: 12px;
    bottom: -12px;
    left: 6px;
    width: 2px;
    background: ${color.sanyan400};
  }
  p {
    color: ${role.text2};
  }
  ${media.up(900)} {
    padding: ${space[32]} 0 0;
    &:not(:last-child)::after {
      top: 11px;
      right: -${space[20]};
      bottom: auto;
      left: 14px;
      width: auto;
      height: 2px;
    }
  }
`;
