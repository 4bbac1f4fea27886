import { Button } from '@venue/shared/ui/button.tsx';
import { styled } from 'styled-components';
import { bottomBar } from './bottom-bar.ts';
import { CallOrWrite } from './ways-to-reach-us.tsx';

const Frame = styled.output`
  ${bottomBar}
  position: sticky;
  z-index: 10;
`;

/**
 * Below a page that can be read but not used yet: its buttons and forms did not arrive (G-13). It is the shell's, alive
 * inside a part that is not: the inline script does not hold its clicks.
 */
export function PartStalled({ onRetry }: { onRetry: () => void }) {
  return (
    <Frame data-alive="">
      <span>
        Buttons and forms here have not loaded yet. <CallOrWrite />
      </span>
      <Button $variant="line" onClick={onRetry}>
        Retry
      </Button>
    </Frame>
  );
}
