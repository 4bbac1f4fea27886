import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color } from '../theme/tokens.ts';
import { PatternFill } from './pattern-fill.tsx';

const Hem = styled.div`
  container-type: inline-size;
  /* Where there are no containers, the cloth would stretch what its sheet stands in. */
  width: 0;
  min-width: 100%;
  overflow: hidden;
  background: ${color.indigo900};
`;

/**
 * As many whole squares as fit best, drawn out or in by a hair so that they end on both edges: a motif that
 * is cut through looks torn.
 */
const FittedPattern = styled(PatternFill)`
  width: 100%;
  height: 32px;
  @supports (width: round(nearest, 1px, 1px)) {
    --whole: round(nearest, 100cqw, 32px);
    width: var(--whole);
    max-width: none;
    transform: scaleX(tan(atan2(100cqw, var(--whole))));
    transform-origin: left;
  }
`;

/**
 * The woven edge of a sheet, 32 px high. For few pages: beside a container WebKitGTK goes on showing the wide
 * screen's menu when the window has become narrow.
 */
export function PatternEdge({ motif }: { motif: ReactNode }) {
  return (
    <Hem>
      <FittedPattern motif={motif} square={32} />
    </Hem>
  );
}
