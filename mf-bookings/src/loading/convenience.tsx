import { layout } from '@venue/shared/theme/tokens.ts';
import { type ComponentType, lazy, Suspense } from 'react';
import { styled } from 'styled-components';

/** As high as a button, which is what usually appears. */
const Kept = styled.div`
  min-height: ${layout.target};
`;

/**
 * A component that the page can do without. Its code is loaded on its own; if that fails, as with a blocker or a bad
 * connection, `instead` is shown.
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
