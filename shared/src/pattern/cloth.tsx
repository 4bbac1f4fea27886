import { useId } from 'react';
import { styled } from 'styled-components';
import { color } from '../theme/tokens.ts';
import { motifs, type MotifName } from './motifs.tsx';

const Ground = styled.svg`
  display: block;
  width: 100%;
  height: 100%;
  background: ${color.indigo900};
  color: ${color.sanyan200};
`;

/**
 * A piece of adire cloth, tiled with one motif. It fills its box: give it a size through `className` or a parent.
 * Squares are 64 px, 32 px in narrow borders. Decoration only, never under words.
 */
export function Cloth(props: { motif: MotifName; square?: 64 | 32; className?: string | undefined }) {
  const id = `${props.motif}${useId()}`;
  const square = props.square ?? 64;
  return (
    <Ground className={props.className} aria-hidden="true">
      <pattern id={id} width={square} height={square} viewBox="0 0 64 64" patternUnits="userSpaceOnUse">
        <g fill="none" stroke="currentColor" strokeWidth="2.4">
          {motifs[props.motif]}
        </g>
      </pattern>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </Ground>
  );
}
