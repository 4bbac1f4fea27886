import { type ComponentType, lazy, Suspense } from 'react';
import { styled } from 'styled-components';
import { layout } from '@venue/shared/theme/tokens.ts';

/** As high as a button, which is what usually appears. */
const Placeholder = styled.div`
  min-height: ${layout.target};
`;

/**
 * A component that the page can do without. Its code is loaded on its own; if that fails, as with a blocker or a bad
 * connection, `fallback` is shown.
 */
export function optionalComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ComponentType<Props>,
): ComponentType<Props> {
  const Loaded = lazy(async () => ({ default: await load().catch(() => fallback) }));
  return function OptionalComponent(props: Props) {
    return (
      <Suspense fallback={<Placeholder />}>
        <Loaded {...props} />
      </Suspense>
    );
  };
}
