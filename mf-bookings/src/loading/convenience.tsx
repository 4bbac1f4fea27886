import { layout } from '@venue/shared/theme/tokens.ts';
import { type ComponentType, lazy, Suspense } from 'react';
import { styled } from 'styled-components';

/** As high as a button, which is what mostly comes. */
const Kept = styled.div`
  min-height: ${layout.target};
`;

/**
 * What is only a convenience: its code comes by itself, so where that does not arrive, as under a blocker or on a bad line,
 * the page goes on with what stands instead.
 */
export function convenience<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  instead: ComponentType<Props>,
): ComponentType<Props> {
  const Loaded = lazy(async () => ({ default: await load().catch(() => instead) }));
  return function Convenience(props: Props) {
    return (
      <Suspense fallback={<Kept />}>
        <Loaded {...props} />
      </Suspense>
    );
  };
}
