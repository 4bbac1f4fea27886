import { styled } from 'styled-components';
import { color, role } from '../theme/tokens.ts';

/** What is included, each behind an eye of starch. */
export const TickList = styled.ul`
  li {
    position: relative;
    padding: 10px 0 10px 28px;
    border-top: 1px solid ${role.hairline};
  }
  li::before {
    content: '';
    position: absolute;
    left: 2px;
    top: 16px;
    top: calc(4px + 0.5lh);
    width: 12px;
    height: 12px;
    border: 2px solid ${color.sanyan400};
    border-radius: 50%;
    background: radial-gradient(circle, ${color.indigo700} 0 2.5px, transparent 3px);
  }
`;
