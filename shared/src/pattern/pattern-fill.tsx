import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { color } from '../theme/tokens.ts';

const Ground = styled.svg`
  display: block;
  width: 100%;
  height: 100%;
  background: ${color.indigo900};
  color: ${color.sanyan200};
`;

export type PatternProps = { square?: 64 | 32; className?: string | undefined };

/**
 * A piece of adire cloth, tiled with one motif (`motifs.tsx`). It fills its box: give it a size through
 * `className` or a parent. Squares are 64 px, 32 px in narrow borders. Decoration only, never under words.
 */
export function PatternFill({ motif, square = 64, className }: PatternProps & { motif: ReactNode }) {
  const id = `cloth${useId()}`;
  return (
    <Ground className={className} aria-hidden="true">
      <pattern id={id} width={square} height={square} viewBox="0 0 64 64" patternUnits="userSpaceOnUse">
        <g fill="none" stroke="currentColor" strokeWidth="2.4">
          {motif}
        </g>
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </Ground>
  );
}
