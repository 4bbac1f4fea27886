import { useId } from 'react';
import { styled } from 'styled-components';
import { motifs, type MotifName } from '@venue/shared/pattern/motifs.tsx';
import { color } from '@venue/shared/theme/tokens.ts';

const Ground = styled.svg`
  width: 100%;
  height: 100%;
  background: ${color.indigo900};
  color: ${color.sanyan200};
  contain: size;
`;

/** Squares of the motif on either side of the cloth. */
const across = 4;
const side = across * 64;

/** A square of adire that shows whole motifs at every size; the cloth of the edges is cut at 64 px instead. */
export function PatchCloth(props: { motif: MotifName; className?: string | undefined }) {
  const id = `${props.motif}${useId()}`;
  return (
    <Ground
      className={props.className}
      viewBox={`0 0 ${side} ${side}`}
      preserveAspectRatio="xMinYMin slice"
      aria-hidden="true"
    >
      <pattern id={id} width="64" height="64" patternUnits="userSpaceOnUse">
        <g fill="none" stroke="currentColor" strokeWidth="2.4">
          {motifs[props.motif]}
        </g>
      </pattern>
      <rect width={side} height={side} fill={`url(#${id})`} />
    </Ground>
  );
}
